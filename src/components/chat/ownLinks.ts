import { config } from '../../config';
import { site } from '../../site';

/** The agency's own addresses: nothing else in a reply may be clicked, whoever wrote it. */
const ownHosts = new Set(
  [config.siteUrl, ...Object.values(site.social)].map((address) => new URL(address).host),
);

export function isOwnLink({ protocol, host }: URL): boolean {
  return protocol === 'mailto:' || protocol === 'tel:' || ownHosts.has(host);
}
