import { readFileSync } from 'node:fs';
import { ConfigError, type Environment, readConfig, variableNames } from '../src/readConfig';

const mistakes: [Environment, RegExp][] = [
  [{ VITE_ACCESS_GATE: 'maybe' }, /VITE_ACCESS_GATE=maybe .* on or off/],
  [{ VITE_ASSISTANT_EMBEDDED: 'true' }, /VITE_ASSISTANT_EMBEDDED=true .* on or off/],
  [{ VITE_EMAILJS_BLOCK_HEADLESS: '1' }, /VITE_EMAILJS_BLOCK_HEADLESS=1 .* on or off/],
  [{ VITE_SITE_URL: 'arbelin.example' }, /VITE_SITE_URL=arbelin.example .* absolute/],
  [{ VITE_SITE_URL: 'https://arbelin.example/site' }, /VITE_SITE_URL=.* origin without a path/],
  [{ VITE_GATEWAY_URL: 'ftp://gateway.example' }, /VITE_GATEWAY_URL=.* http or https/],
  [{ VITE_INFERENCE_URL: 'none' }, /VITE_INFERENCE_URL=none/],
  [{ VITE_EMAILJS_ORIGIN: 'https://mail.example/api' }, /VITE_EMAILJS_ORIGIN=/],
  [{ VITE_GATEWAY_API_KEY: 'two words' }, /VITE_GATEWAY_API_KEY=.* one word/],
  [{ VITE_GTM_ID: 'UA-1' }, /VITE_GTM_ID=UA-1 .* GTM-ABC123/],
  [{ VITE_META_PIXEL_ID: 'abc' }, /VITE_META_PIXEL_ID=abc .* digits/],
];

test.each(mistakes)('a malformed value is named in one line: %o', (environment, message) => {
  const read = () => readConfig(environment);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
  expect(() => read()).not.toThrow(/\n/);
});

test('an empty environment is the contract’s defaults', () => {
  expect(readConfig({})).toMatchObject({
    siteUrl: 'http://localhost:4173',
    accessGate: true,
    embeddedAssistant: true,
    gateway: { url: 'https://openrouter.ai/api/v1', apiKey: undefined },
    inference: { url: 'https://api.groq.com/openai/v1', apiKey: undefined, model: 'llama-3.1-8b-instant' },
    mail: { origin: 'https://api.emailjs.com', blockHeadless: true, publicKey: undefined },
  });
});

test('a blank value counts as unset, and a trailing slash of a URL does not matter', () => {
  expect(readConfig({ VITE_ACCESS_GATE: '  ', VITE_SITE_URL: 'https://arbelin.example/' })).toMatchObject({
    accessGate: true,
    siteUrl: 'https://arbelin.example',
  });
});

test('the model of each tier can be set', () => {
  const { models } = readConfig({
    VITE_GATEWAY_MODEL_FAST: 'small/model',
    VITE_GATEWAY_MODEL_RELIABLE: 'large',
  }).gateway;
  expect(models).toMatchObject({ fast: 'small/model', reliable: 'large' });
  expect(Object.keys(models).sort()).toEqual(['contextual', 'fast', 'primary', 'reliable', 'technical']);
});

test('unless set, the hard tiers have a coding model and the fast one a small one', () => {
  const { fast, technical, contextual } = readConfig({}).gateway.models;
  expect(technical).toMatch(/cod/);
  expect(contextual).toBe(technical);
  expect(fast).toMatch(/\b[1-4]b\b/);
});

test('.env.example names every variable, the gate’s two included', () => {
  const named = readFileSync('.env.example', 'utf8')
    .split('\n')
    .flatMap((line) => line.match(/^([A-Z_]+)=/)?.[1] ?? []);
  expect(named.sort()).toEqual([...variableNames, 'GATE_USERNAME', 'GATE_PASSWORD'].sort());
});
