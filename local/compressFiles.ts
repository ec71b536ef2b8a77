import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const cacheFolder = resolve('.cache', 'compressed');

/**
 * Writes `.br` and `.gz` beside every text file of a folder, as small as they get. That takes longer than the rest of
 * a build, and most files are the same in every one: each content is pressed once and kept.
 */
export async function compressFiles(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && compressible.has(extname(file.name)));
  await mkdir(cacheFolder, { recursive: true });
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const content = await readFile(path);
      await writeFile(`${path}.br`, await once(content, press));
      await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}

const press = (content: Buffer) =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

async function once(content: Buffer, make: (content: Buffer) => Promise<Buffer>): Promise<Buffer> {
  const kept = join(cacheFolder, createHash('sha256').update(content).digest('hex'));
  const known = await readFile(kept).catch(() => undefined);
  if (known) return known;
  const made = await make(content);
  // Another build may be writing the same: whole or not at all.
  const draft = `${kept}-${process.pid}`;
  await writeFile(draft, made);
  await rename(draft, kept);
  return made;
}
