import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Config } from '../src/readConfig.ts';
import { tagHosts } from '../src/tags/tagHosts.ts';

/**
 * The headers of a hardened static host, set where the built site is previewed: what works here works there.
 * The development server goes without, because hot reloading needs inline scripts.
 */
export function securityHeaders(config: Config): Plugin {
  return {
    name: 'arbelin-security-headers',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const headers = headersFor(config, [
        readFileSync(join(resolve(root, build.outDir), 'index.html'), 'utf8'),
      ]);
      server.middlewares.use((request, response, next) => {
        const [pathname = '/'] = (request.url ?? '/').split('?', 1);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.setHeader('Cache-Control', cacheControlFor(pathname));
        next();
      });
    },
  };
}

/** Names under `/assets/` carry a hash of their content; everything else may change under its name. */
export function cacheControlFor(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Every header but the cache's, which differs by path. `pages` are the site's documents; see the policy. */
export function headersFor(config: Config, pages: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, pages),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Over plain http a browser ignores it.
    ...(isSecure(config) && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

/**
 * What a page may load and whom it may talk to: itself, the mail service, and the model services that have a
 * key. Nothing inline but what the build itself wrote into `pages`, by its hash; nothing evaluated, no markup from
 * strings. A configured tag adds its vendor's hosts, and lifts the rule on script addresses: a vendor's script
 * loads more of its own.
 */
export function contentSecurityPolicy(config: Config, pages: readonly string[] = []): string {
  const { gateway, inference, mail } = config;
  const services = [mail.origin, gateway.apiKey && gateway.url, inference.apiKey && inference.url];
  const origins = services.flatMap((url) => (url ? [new URL(url).origin] : []));
  const tags = tagHosts(config);
  const connect = new Set(["'self'", ...origins, ...tags.connections]);
  const hasTags = tags.scripts.length > 0;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(pages, 'script'), ...tags.scripts].join(' '),
    ["style-src 'self'", ...hashesOf(pages, 'style')].join(' '),
    ["img-src 'self' data:", ...tags.images].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${[...connect].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(tags.frames.length > 0 ? [`frame-src ${tags.frames.join(' ')}`] : []),
    ...(hasTags ? [] : ["require-trusted-types-for 'script'"]),
    ...(isSecure(config) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Sources for what runs or styles inline in these documents; data in a script element does neither. */
function hashesOf(pages: readonly string[], element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}\\b(?![^>]*\\b(?:src|type)=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  const contents = new Set(
    pages.flatMap((page) => [...page.matchAll(inline)].map(([, content = '']) => content)),
  );
  return [...contents].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

function isSecure({ siteUrl }: Config) {
  return siteUrl.startsWith('https:');
}
