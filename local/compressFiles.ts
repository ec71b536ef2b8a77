import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of a folder, as small as they get: it is done once per build. */
export async function compressFiles(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && compressible.has(extname(file.name)));
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const content = await readFile(path);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${path}.br`, await brotli(content, { params: quality }));
      await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
