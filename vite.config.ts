import { pbkdf2Sync, randomBytes } from 'node:crypto';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { fetchedImports } from './local/fetchedImports.ts';
import { firstWords } from './local/firstWords.ts';
import { securityHeaders } from './local/headers.ts';
import { outbox } from './local/outbox.ts';
import { prerender } from './local/prerender.ts';
import { reactModules } from './local/reactModules.ts';
import { serveSite } from './local/serveSite.ts';
import { slimPackages } from './local/slimPackages.ts';
import { trainedWeights } from './local/trainedWeights.ts';
import { ConfigError, readConfig, variableNames } from './src/readConfig.ts';

/** What `npm start` and `npm run dev` fill in, so that they need no account anywhere. */
const localDefaults = {
  GATE_USERNAME: 'developer',
  GATE_PASSWORD: 'catalyst',
  VITE_EMAILJS_PUBLIC_KEY: 'local_public_key',
  VITE_EMAILJS_SERVICE_ID: 'local_service',
  VITE_EMAILJS_TEMPLATE_CONSULTATION: 'consultation',
  VITE_EMAILJS_TEMPLATE_CALLBACK: 'callback',
  VITE_EMAILJS_TEMPLATE_CONTACT: 'contact',
  VITE_EMAILJS_BLOCK_HEADLESS: 'off',
};

const ports = { preview: 4173, development: 5173 };

export default defineConfig(({ mode, command }) => {
  const isLocal = mode === 'preview' || mode === 'development';
  const environment: Record<string, string> = loadEnv(mode, process.cwd(), [...variableNames, 'GATE_']);

  if (isLocal) {
    const origin = `http://localhost:${ports[mode]}`;
    const defaults = { ...localDefaults, VITE_EMAILJS_ORIGIN: origin };
    for (const [name, value] of Object.entries(defaults)) environment[name] ||= value;
  }

  try {
    const config = readConfig(environment);
    if (
      command === 'build' &&
      config.accessGate &&
      !(environment.GATE_USERNAME && environment.GATE_PASSWORD)
    ) {
      throw new ConfigError(
        'VITE_ACCESS_GATE is on, but GATE_USERNAME and GATE_PASSWORD are not set: set both, or VITE_ACCESS_GATE=off.',
      );
    }
    // Vite reads these back from the process, and only names from this list reach the bundle.
    for (const name of variableNames) process.env[name] = environment[name] ?? '';

    return {
      plugins: [
        react(),
        tailwindcss(),
        outbox(),
        securityHeaders(config),
        prerender(config),
        serveSite(),
        reactModules(),
        slimPackages(),
        firstWords(),
        fetchedImports(),
        trainedWeights(),
      ],
      // React brings it since version 18; what is left out is the stand-in for older ones.
      resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
      envPrefix: [...variableNames],
      define: {
        GATE_IS_ON: String(config.accessGate),
        INSPECTOR_IS_IN: String(isLocal || config.accessGate),
        PIXELS_ARE_IN: String(command !== 'build' || Object.values(config.tags).some(Boolean)),
        'import.meta.env.GATE_DIGEST': JSON.stringify(config.accessGate ? gateDigest(environment) : ''),
      },
      server: {
        port: ports.development,
        host: '127.0.0.1',
        strictPort: true,
        // Tests build whole projects there: a page at work must not be loaded anew for them.
        watch: { ignored: ['**/.cache/**'] },
      },
      preview: { port: ports.preview, host: '127.0.0.1', strictPort: true },
      build: { target: 'es2022', assetsInlineLimit: 0 },
      worker: { format: 'es', plugins: () => [trainedWeights()] },
      test: {
        globals: true,
        // A shared machine stalls now and then, and a test may be the first to learn anew (another brand); no
        // test asserts on a time.
        testTimeout: 600_000,
        retry: process.env.CI ? 2 : 0,
        pool: 'threads',
        maxWorkers: '100%',
        globalSetup: 'tests/learnFirst.ts',
        setupFiles: ['tests/setup.ts'],
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: [...configDefaults.exclude, '.cache/**', 'tests/production/**'],
      },
    };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
});

/**
 * Iterations follow OWASP's advice for PBKDF2-HMAC-SHA256. The check happens in the visitor's browser and
 * hides the site rather than protecting it; the digest only keeps the password itself out of the bundle.
 */
function gateDigest({ GATE_USERNAME = '', GATE_PASSWORD = '' }: Record<string, string>) {
  const iterations = 600_000;
  const salt = randomBytes(16);
  const digest = pbkdf2Sync(`${GATE_USERNAME}\n${GATE_PASSWORD}`, salt, iterations, 32, 'sha256');
  return [salt.toString('hex'), iterations, digest.toString('hex')].join(':');
}
