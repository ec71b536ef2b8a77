import {
  type Config,
  ConfigError,
  type Environment,
  mailVariables,
  readConfig,
  tagVariables,
  type VariableName,
} from '../src/readConfig';
import { blocker, type Finding, note } from './finding';
import { contentSecurityPolicy } from './headers';
import { findSamples } from './samples';

/** A copy of the project as it lies on the disk. */
export interface Copy {
  environment: Environment & { GATE_USERNAME?: string; GATE_PASSWORD?: string };
  /** `src/site.ts`, and what of it the file itself calls a sample. */
  site: object;
  sampleFacts: readonly string[];
  /** The legal documents: the date of each text, and the day on which counsel read it. */
  legal: readonly { id: string; date: string; reviewed: string | null }[];
  /** Path and text of each catalogue. */
  catalogues: Readonly<Record<string, string>>;
  /** Undefined where nothing was built. */
  build: Build | undefined;
}

export interface Build {
  /** Path in `dist/` and text of what a browser or a host reads. */
  texts: Readonly<Record<string, string>>;
  /** A source that changed after the build. */
  newerSource: string | undefined;
}

const settingsFile = '.env (or the settings of whoever builds the site)';

/** Everything that stands between a copy and its launch, the settings first. */
export function findBeforeLaunch(copy: Copy): Finding[] {
  let config: Config;
  try {
    config = readConfig(copy.environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [blocker(error.message, `Mend it in ${settingsFile}; nothing else can be checked before.`)];
  }
  return [
    ...inSettings(config, copy.environment),
    ...inServices(config),
    ...findSamples(copy),
    ...inLegalTexts(copy),
    ...inBuild(config, copy.build),
  ];
}

const isNobodys = (url: string) =>
  /^(localhost|127\.|0\.|\[|.*\.(example|test|invalid|localhost)$)/.test(new URL(url).hostname);

function inSettings(config: Config, environment: Environment): Finding[] {
  const { siteUrl, accessGate, mail } = config;
  const found: Finding[] = [];
  const missing = (names: readonly VariableName[]) => names.filter((name) => !environment[name]?.trim());

  if (isNobodys(siteUrl) || !siteUrl.startsWith('https:')) {
    found.push(
      blocker(
        `VITE_SITE_URL is ${siteUrl}.`,
        `Set the address people will use, https:// included, in ${settingsFile}: links, search engines and share cards are given it.`,
      ),
    );
  }
  if (accessGate) {
    found.push(
      blocker(
        'The gate is on: visitors see "Under Construction", and search engines are sent away.',
        'Set VITE_ACCESS_GATE=off and build again.',
      ),
    );
  }
  const mailIds = missing(mailVariables);
  if (mailIds.length > 0) {
    found.push(
      blocker(
        `No enquiry can be mailed: ${mailIds.join(', ')} not set.`,
        'Paste src/mail/templates/*.html into the mail service (the first comment of each names its subject), and set the ids it gives.',
      ),
    );
  }
  if (isNobodys(mail.origin)) {
    found.push(
      blocker(
        `VITE_EMAILJS_ORIGIN is ${mail.origin}: mails would go to this machine.`,
        'Leave it empty for the mail service itself.',
      ),
    );
  }
  const tags = missing(tagVariables);
  if (tags.length > 0) {
    found.push(
      note(
        `Tags without an id are never loaded: ${tags.join(', ')}.`,
        'Tags are optional: set the ones in use.',
      ),
    );
  }
  return found;
}

/** Whose key it is: one that the site's own proxy takes is no secret. */
function isOwn(url: string, siteUrl: string): boolean {
  const domain = new URL(siteUrl).hostname.replace(/^www\./, '');
  const { hostname } = new URL(url);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

function inServices(config: Config): Finding[] {
  const { gateway, inference, embeddedAssistant, siteUrl } = config;
  const services = [
    { ...gateway, key: 'VITE_GATEWAY_API_KEY', address: 'VITE_GATEWAY_URL' },
    { ...inference, key: 'VITE_INFERENCE_API_KEY', address: 'VITE_INFERENCE_URL' },
  ].filter(({ apiKey }) => apiKey);

  if (services.length === 0) {
    return embeddedAssistant
      ? [
          note(
            'No model service has a key: Maya answers from the site’s own knowledge.',
            'Set VITE_GATEWAY_URL and VITE_GATEWAY_API_KEY when she is to have a model.',
          ),
        ]
      : [
          blocker(
            'Maya can answer nobody: no model service has a key, and VITE_ASSISTANT_EMBEDDED is off.',
            'Set VITE_GATEWAY_API_KEY, or VITE_ASSISTANT_EMBEDDED=on.',
          ),
        ];
  }
  return services.flatMap(({ key, address, url }) => {
    const found: Finding[] = [];
    if (isNobodys(url) || !url.startsWith('https:')) {
      found.push(
        blocker(`${address} is ${url}: no visitor's browser reaches it.`, 'Set an https:// address.'),
      );
    }
    if (!isOwn(url, siteUrl)) {
      found.push(
        note(
          `${key} is a key of ${new URL(url).host}, and every visitor's browser holds it.`,
          'Cap it at the service: a key for this site alone, a credit limit with a monthly reset, free models only, and a new one now and then. Better, put a keyless proxy under your own domain in front (README, "Going live").',
        ),
      );
    }
    return found;
  });
}

function inLegalTexts({ legal }: Copy): Finding[] {
  const unread = legal.filter(({ date, reviewed }) => reviewed === null || reviewed < date);
  if (unread.length === 0) return [];
  return [
    blocker(
      `Counsel has not read these legal texts as they stand: ${unread.map(({ id }) => id).join(', ')}.`,
      'Have locales/*/legal-*.json reviewed in both languages, and write the day into legalReviews in src/content/legal.ts.',
    ),
  ];
}

const hostFiles = /^(_headers|vercel\.json|netlify\.toml|Caddyfile|[\w-]*\.?nginx[\w-]*(\.conf)?)$/i;
const secret = /\b(?:sk-[A-Za-z0-9_-]{16,}|gsk_[A-Za-z0-9]{16,})/;

function inBuild(config: Config, build: Build | undefined): Finding[] {
  const again = 'Run npm run build with the settings of the launch.';
  if (!build) return [blocker('There is no build in dist/.', again)];
  const { texts, newerSource } = build;
  const all = Object.entries(texts);
  const found: Finding[] = [];

  if (newerSource) found.push(blocker(`The build is older than ${newerSource}.`, again));
  if (all.some(([, text]) => text.includes('local_public_key'))) {
    found.push(blocker('The build in dist/ is the one of npm start: its mails stay on this machine.', again));
  }
  const isGated = /^Disallow: \/$/m.test(texts['robots.txt'] ?? '');
  if (isGated && !config.accessGate) found.push(blocker('The build in dist/ still has the gate on.', again));
  if (!isGated && !texts['index.html']?.includes(`href="${config.siteUrl}/"`)) {
    found.push(blocker(`The build in dist/ was made for another address than ${config.siteUrl}.`, again));
  }

  const hasVendorKey = [config.gateway, config.inference].some(
    ({ apiKey, url }) => apiKey && !isOwn(url, config.siteUrl),
  );
  const leaking = all.find(([, text]) => secret.test(text));
  if (leaking && !hasVendorKey) {
    found.push(
      blocker(
        `dist/${leaking[0]} holds something that looks like a secret key, although the services are behind your own proxy.`,
        'Take the key out of the settings of the build, withdraw it at its service, and build again.',
      ),
    );
  }

  const rules = all.filter(([path]) => hostFiles.test(path.split('/').at(-1) ?? ''));
  if (rules.length === 0) {
    found.push(
      blocker(
        'dist/ holds no rules for a host (_headers, vercel.json, an nginx or Caddy snippet).',
        'The site would be served without its content policy: set the headers of local/headers.ts at the host.',
      ),
    );
  } else if (
    !rules.some(([, text]) => text.includes(contentSecurityPolicy(config, [texts['index.html'] ?? ''])))
  ) {
    found.push(blocker('The content policy in the rules for the host does not fit these settings.', again));
  }
  return found;
}
