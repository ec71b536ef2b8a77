/** The product keeps the visitor's console empty; in development it stays loud. */
export function silenceConsole(isProduction: boolean, target: Console = console) {
  if (!isProduction) return;
  for (const [name, value] of Object.entries(target)) {
    if (typeof value === 'function') Object.assign(target, { [name]: () => {} });
  }
}
