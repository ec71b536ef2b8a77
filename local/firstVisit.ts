import type { Rolldown } from 'vite';
import type { Assets } from '../src/head/document';

export type Output = Rolldown.RolldownOutput;

/** The display face and the text face of each language's script; see `index.css`. */
const firstFonts = {
  en: ['kufam-latin-600-first.woff2', 'readex-pro-latin-wght-first.woff2'],
  ar: ['kufam-arabic-600-first.woff2', 'readex-pro-arabic-wght-first.woff2'],
};

/**
 * Few files instead of the many small ones that sharing makes: all that the entry imports is two, so that the
 * packages run in a task of their own and stay cached over a change of ours; the home page is one, and so are the
 * forms. The rest is left to the bundler.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'packages', tags: ['$initial'], test: /\/node_modules\//, priority: 4 },
  { name: 'main', tags: ['$initial'], priority: 3 },
  // What asks for consent, on every first visit.
  { name: 'banner', test: /\/consent\/(Consent|CookieButton)\.tsx$/, priority: 2 },
  // Forms and chat both need it; the chat does not load the forms for it.
  { name: 'storage', test: /\/src\/storage\//, priority: 2 },
  // The meeting form opens out of the chat on other pages too, without the sections.
  { name: 'forms', test: /\/forms\/ContactForm\.tsx$/, priority: 1.5 },
  { name: 'home', test: /\/routes\/Home\.tsx$/, priority: 1 },
];

/** What a page asks for, by its address, from what the two builds wrote. */
export function findAssets(client: Output, boot: Output): Assets {
  const chunks = client.output.filter((file) => file.type === 'chunk');
  const assets = client.output.filter((file) => file.type === 'asset');
  const address = (fileName: string) => `/${fileName}`;

  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry.');
  const imported = importsOf(
    entry.fileName,
    (name) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [],
  );
  // The bundler's own helpers: whatever comes later imports them, and shall not wait for them.
  const helpers = chunks.filter(({ name }) => name === 'rolldown-runtime').map(({ fileName }) => fileName);
  const modules = new Set([...imported, ...helpers]);

  const font = (name: string) => {
    const asset = assets.find(({ names }) => names.includes(name));
    if (!asset) throw new Error(`The build has no ${name}.`);
    return address(asset.fileName);
  };
  const words = (language: string) =>
    chunks
      .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/words/${language}.ts`))
      .map(({ fileName }) => address(fileName));

  return {
    boot: boot.output[0].code.trim(),
    entry: address(entry.fileName),
    modules: [...modules].slice(1).reverse().map(address),
    styles: assets
      .filter(isStyles)
      .map(({ source }) => String(source).trim())
      .join(''),
    fonts: { en: firstFonts.en.map(font), ar: firstFonts.ar.map(font) },
    words: { en: words('en'), ar: words('ar') },
  };
}

/** Files that stand in the pages themselves and are not asked for. */
export function findInlined(client: Output, boot: Output): string[] {
  return [...boot.output, ...client.output.filter(isStyles)].map(({ fileName }) => fileName);
}

const isStyles = ({ fileName }: { fileName: string }) => fileName.endsWith('.css');

/** A file and all that it imports, however far down. */
function importsOf(first: string, importedBy: (name: string) => readonly string[]): Set<string> {
  const found = new Set([first]);
  for (const name of found) {
    for (const next of importedBy(name)) found.add(next);
  }
  return found;
}
