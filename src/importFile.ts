import { fetchFile } from './fetchFile';

/**
 * Stands around every `import()` of the built site, in place of the bundler's own helper and under its name: see
 * `local/fetchedImports.ts`. Nothing is imported before it was fetched, so that what fails can be asked for again.
 *
 * @param files the script itself and all that it imports, from the root of the site.
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  try {
    await Promise.all(files.map((file) => fetchFile(`/${file}`)));
    return await load();
  } catch (error) {
    // Whatever it was, all of it is asked for anew.
    for (const file of files) fetchedFiles.delete(`/${file}`);
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
