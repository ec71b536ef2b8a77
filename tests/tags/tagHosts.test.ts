import { tagHosts } from '../../src/tags/tagHosts';
import { allIds, choice, createTestTags, noIds } from './fakePage';

test('without tags the policy needs no host', () => {
  expect(tagHosts({ tags: noIds })).toEqual({ scripts: [], connections: [], images: [], frames: [] });
});

test('only the hosts of configured tags are named, each once', () => {
  const { scripts, connections, images } = tagHosts({ tags: { ...noIds, meta: '1' } });
  expect(scripts).toEqual(['https://connect.facebook.net']);
  expect(connections).toEqual(['https://connect.facebook.net', 'https://www.facebook.com']);
  expect(images).toEqual(['https://www.facebook.com']);
  const all = tagHosts({ tags: allIds });
  for (const hosts of Object.values(all)) expect(new Set(hosts).size).toBe(hosts.length);
});

test('every script that is ever requested comes from a host of the list', () => {
  const { tags, requested } = createTestTags();
  tags.apply(choice('analytics', 'marketing'));
  const { scripts } = tagHosts({ tags: allIds });
  const isListed = (address: string) =>
    scripts.some((host) => {
      const { hostname } = new URL(host.replace('*.', ''));
      return new URL(address).hostname.endsWith(hostname);
    });
  expect(requested).toHaveLength(7);
  expect(requested.filter((address) => !isListed(address))).toEqual([]);
});
