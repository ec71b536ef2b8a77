import { site } from '../../site';
import address from './mindWorker?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Starts the worker in which Maya thinks. Where addresses of scripts have to be vouched for, this is the only one that is. */
export function startMind(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(`${site.prefix}-mind`, {
    createScriptURL(url) {
      if (url !== address) throw new TypeError(`No script is started from ${url}.`);
      return url;
    },
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'maya' });
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
