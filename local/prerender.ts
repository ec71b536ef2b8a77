import { readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Assets } from '../src/head/document.ts';
import type { Config } from '../src/readConfig.ts';
import { compressFiles } from './compressFiles.ts';
import { chunkGroups, findAssets, findInlined, type Output } from './firstVisit.ts';
import { hostFiles } from './hosts/hostFiles.ts';

type App = typeof import('../src/prerender.tsx');

/**
 * A build in three steps: what the browser gets, the script that runs before its first paint, and the app for
 * Node, which then renders every page. It stands beside the other plugins because it is about building and
 * serving; what is rendered is `src/prerender.tsx`, how a file looks is `src/head/document.ts`.
 */
export function prerender(config: Config): Plugin {
  const appFolder = resolve('.cache', `prerender-${process.pid}`);

  /** Whatever goes wrong, the app for Node does not stay behind. */
  async function renderPages(buildApp: () => Promise<unknown>, assets: Assets) {
    try {
      await buildApp();
      const rendered = pathToFileURL(join(appFolder, 'prerender.js')).href;
      const { renderSite } = (await import(rendered)) as App;
      return await renderSite(readFileSync('index.html', 'utf8'), assets);
    } finally {
      rmSync(appFolder, { recursive: true, force: true });
    }
  }

  return {
    name: 'arbelin-prerender',
    apply: 'build',
    config: () => ({
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: {
        client: {
          build: {
            // Sections that load late are in the page from the start: so are their styles.
            cssCodeSplit: false,
            rolldownOptions: {
              input: 'src/main.tsx',
              output: { codeSplitting: { groups: chunkGroups } },
            },
          },
        },
        boot: {
          consumer: 'client',
          build: {
            copyPublicDir: false,
            emptyOutDir: false,
            rolldownOptions: {
              input: 'src/boot.ts',
              output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
            },
          },
        },
        app: {
          consumer: 'server',
          build: {
            outDir: appFolder,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender.tsx' },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, boot, app } = builder.environments;
      if (!client || !boot || !app) throw new Error('The build has lost one of its steps.');
      const built = [(await builder.build(client)) as Output, (await builder.build(boot)) as Output] as const;
      const assets = findAssets(...built);
      const pages = await renderPages(() => builder.build(app), assets);

      const rules = hostFiles(config, pages);

      const outDir = resolve(client.config.build.outDir);
      for (const name of findInlined(...built)) rmSync(join(outDir, name));
      for (const [path, content] of Object.entries({ ...pages, ...rules })) {
        const file = join(outDir, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }
      await compressFiles(outDir);
    },
  };
}
