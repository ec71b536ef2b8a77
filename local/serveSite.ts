import { createReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { cacheControlFor } from './headers.ts';
import { hostFileNames } from './hosts/hostFiles.ts';

type Addresses = typeof import('../src/head/addresses.ts');
type PageAddress = typeof import('../src/head/pageAddress.ts');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves the built site as a static host does that can look at a query: `?lang=ar` is answered with the Arabic
 * file, text comes compressed as the build left it, an unknown address with the page for it. What is measured
 * here is what is deployed.
 */
export function serveSite(): Plugin {
  return {
    name: 'arbelin-serve-site',
    async configurePreviewServer({ config, middlewares }) {
      const root = resolve(config.root, config.build.outDir);
      const addresses = await load<Addresses>('addresses');
      const { pageAddress } = await load<PageAddress>('pageAddress');
      middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return next();
        const address = new URL(request.url ?? '/', 'http://localhost');
        const moved = pageAddress(address);
        if (moved) return void response.writeHead(301, { Location: moved }).end();

        const { path, status } = answerTo(root, address, addresses);
        const { file, encoding } = compressed(root, path, request);
        const found = stat(file);
        if (!found) return next();

        const tag = `W/"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
        response.setHeader('ETag', tag);
        response.setHeader('Vary', 'Accept-Encoding');
        if (request.headers['if-none-match'] === tag) {
          response.statusCode = 304;
          return void response.end();
        }
        response.statusCode = status;
        // What is missing today may come with the next build.
        if (status === 404) response.setHeader('Cache-Control', cacheControlFor(path));
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
        response.setHeader('Content-Length', found.size);
        if (encoding) response.setHeader('Content-Encoding', encoding);
        if (request.method === 'HEAD') return void response.end();
        createReadStream(file).pipe(response);
      });
    },
  };
}

const load = async <Module>(name: string) =>
  (await runnerImport<Module>(`./src/head/${name}.ts`, { configFile: false })).module;

/** A page by the rule of the languages, a file by its name, and for all else the page that is not found. */
function answerTo(root: string, address: URL, { fileFor }: Addresses): { path: string; status: number } {
  const page = fileFor(address);
  if (!page.endsWith('/404.html')) return { path: page, status: 200 };
  const name = address.pathname;
  const isHidden = hostFileNames.includes(name) || name.endsWith('/404.html');
  const isFile = extname(name) && !isHidden && stat(join(root, name));
  return isFile ? { path: name, status: 200 } : { path: page, status: 404 };
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

function compressed(root: string, path: string, request: IncomingMessage) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [encoding, ending] of encodings) {
    const file = join(root, `${path}${ending}`);
    if (accepted.includes(encoding) && stat(file)) return { file, encoding };
  }
  return { file: join(root, path), encoding: undefined };
}

function stat(file: string): Stats | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
}
