/**
 * What the environment may hold, and what it means. The build checks with it (`vite.config.ts`) and the page
 * checks again (`config.ts`): a wrong value stops the build with the same sentence.
 */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Without every one of these no mail leaves the site. */
export const mailVariables = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_CONSULTATION',
  'VITE_EMAILJS_TEMPLATE_CALLBACK',
  'VITE_EMAILJS_TEMPLATE_CONTACT',
] as const;

/** Each is optional: a tag without an id is never loaded. */
export const tagVariables = [
  'VITE_GTM_ID',
  'VITE_META_PIXEL_ID',
  'VITE_TIKTOK_PIXEL_ID',
  'VITE_SNAPCHAT_PIXEL_ID',
  'VITE_TWITTER_PIXEL_ID',
  'VITE_PINTEREST_TAG_ID',
  'VITE_GOOGLE_ADS_ID',
] as const;

/** What the bundle may know. `GATE_USERNAME` and `GATE_PASSWORD` are not here: only their digest is. */
export const variableNames = [
  'VITE_SITE_URL',
  'VITE_ACCESS_GATE',
  'VITE_GATEWAY_URL',
  'VITE_GATEWAY_API_KEY',
  'VITE_GATEWAY_MODEL_PRIMARY',
  'VITE_GATEWAY_MODEL_TECHNICAL',
  'VITE_GATEWAY_MODEL_CONTEXTUAL',
  'VITE_GATEWAY_MODEL_FAST',
  'VITE_GATEWAY_MODEL_RELIABLE',
  'VITE_INFERENCE_URL',
  'VITE_INFERENCE_API_KEY',
  'VITE_INFERENCE_MODEL',
  'VITE_ASSISTANT_EMBEDDED',
  ...mailVariables,
  'VITE_EMAILJS_ORIGIN',
  'VITE_EMAILJS_BLOCK_HEADLESS',
  ...tagVariables,
] as const;

export type VariableName = (typeof variableNames)[number];
export type Environment = Partial<Record<VariableName, string | undefined>>;

/** Free-tier models of the gateway, one per tier. Ids change often: every one can be set by its variable. */
const gatewayModels = {
  PRIMARY: 'deepseek/deepseek-chat-v3-0324:free',
  TECHNICAL: 'qwen/qwen3-coder:free',
  CONTEXTUAL: 'qwen/qwen3-coder:free',
  FAST: 'meta-llama/llama-3.2-3b-instruct:free',
  RELIABLE: 'meta-llama/llama-3.3-70b-instruct:free',
};

/** Reads and checks the whole environment. Throws a {@link ConfigError} of one line naming the variable. */
export function readConfig(environment: Environment) {
  const text = (name: VariableName) => environment[name]?.trim() || undefined;

  const fail = (name: VariableName, takes: string): never => {
    throw new ConfigError(`${name}=${text(name)} is not valid: it takes ${takes}.`);
  };

  const onOff = (name: VariableName, fallback: 'on' | 'off') => {
    const value = text(name) ?? fallback;
    return value === 'on' || value === 'off' ? value === 'on' : fail(name, 'on or off');
  };

  const url = (name: VariableName, fallback: string) => {
    const value = text(name) ?? fallback;
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (!parsed || !/^https?:$/.test(parsed.protocol)) {
      return fail(name, `an absolute http or https URL, such as ${fallback}`);
    }
    return value.replace(/\/+$/, '');
  };

  const origin = (name: VariableName, fallback: string) => {
    const value = url(name, fallback);
    return new URL(value).origin === value
      ? value
      : fail(name, `an origin without a path, such as ${fallback}`);
  };

  const id = (name: VariableName, pattern: RegExp, takes: string) => {
    const value = text(name);
    return value === undefined || pattern.test(value) ? value : fail(name, takes);
  };

  const word = (name: VariableName) => id(name, /^\S+$/, 'one word without spaces');
  const model = (tier: keyof typeof gatewayModels) =>
    word(`VITE_GATEWAY_MODEL_${tier}`) ?? gatewayModels[tier];

  return {
    siteUrl: origin('VITE_SITE_URL', 'http://localhost:4173'),
    accessGate: onOff('VITE_ACCESS_GATE', 'on'),
    gateway: {
      url: url('VITE_GATEWAY_URL', 'https://openrouter.ai/api/v1'),
      apiKey: word('VITE_GATEWAY_API_KEY'),
      models: {
        primary: model('PRIMARY'),
        technical: model('TECHNICAL'),
        contextual: model('CONTEXTUAL'),
        fast: model('FAST'),
        reliable: model('RELIABLE'),
      },
    },
    inference: {
      url: url('VITE_INFERENCE_URL', 'https://api.groq.com/openai/v1'),
      apiKey: word('VITE_INFERENCE_API_KEY'),
      model: word('VITE_INFERENCE_MODEL') ?? 'llama-3.1-8b-instant',
    },
    embeddedAssistant: onOff('VITE_ASSISTANT_EMBEDDED', 'on'),
    mail: {
      publicKey: word('VITE_EMAILJS_PUBLIC_KEY'),
      serviceId: word('VITE_EMAILJS_SERVICE_ID'),
      templates: {
        consultation: word('VITE_EMAILJS_TEMPLATE_CONSULTATION'),
        callback: word('VITE_EMAILJS_TEMPLATE_CALLBACK'),
        contact: word('VITE_EMAILJS_TEMPLATE_CONTACT'),
      },
      origin: origin('VITE_EMAILJS_ORIGIN', 'https://api.emailjs.com'),
      blockHeadless: onOff('VITE_EMAILJS_BLOCK_HEADLESS', 'on'),
    },
    tags: {
      tagManager: id('VITE_GTM_ID', /^GTM-[A-Z0-9]+$/, 'a container id such as GTM-ABC123'),
      meta: id('VITE_META_PIXEL_ID', /^\d+$/, 'digits'),
      tiktok: id('VITE_TIKTOK_PIXEL_ID', /^[A-Z0-9]+$/i, 'letters and digits'),
      snapchat: id('VITE_SNAPCHAT_PIXEL_ID', /^[\w-]+$/, 'letters, digits and hyphens'),
      twitter: id('VITE_TWITTER_PIXEL_ID', /^[a-z0-9]+$/i, 'letters and digits'),
      pinterest: id('VITE_PINTEREST_TAG_ID', /^\d+$/, 'digits'),
      googleAds: id('VITE_GOOGLE_ADS_ID', /^AW-\w+$/, 'a conversion id such as AW-123456789'),
    },
  };
}

export type Config = ReturnType<typeof readConfig>;
