import { expect, test } from 'playwright/test';
import { arrive, pressInBanner, watch } from './consent';
import { sites } from './sites';
import { containerScript, pixelScripts } from './tags';

const { url } = sites.marketing;
const [meta, tiktok, snapchat, x, pinterest, googleAds] = pixelScripts;

type Use = 'script' | 'image' | 'fetch' | 'frame';

/** What each vendor's script asks for once it runs, on the hosts its documentation names. */
const behaviour: Record<string, [Use, string][]> = {
  [containerScript]: [
    ['script', 'https://www.googletagmanager.com/gtag/js?id=G-TEST1'],
    ['fetch', 'https://region1.google-analytics.com/g/collect'],
    ['fetch', 'https://region1.analytics.google.com/g/collect'],
    ['image', 'https://www.googletagmanager.com/a'],
  ],
  [`${meta}`]: [
    ['script', 'https://connect.facebook.net/signals/config/111222333'],
    ['image', 'https://www.facebook.com/tr/?id=111222333&ev=PageView'],
    ['fetch', 'https://www.facebook.com/tr/'],
  ],
  [`${tiktok}`]: [
    ['script', 'https://analytics.tiktok.com/i18n/pixel/static/main.js'],
    ['fetch', 'https://analytics.tiktok.com/api/v2/pixel'],
  ],
  [`${snapchat}`]: [
    ['script', 'https://tr.snapchat.com/config/example/snap-test-1.js'],
    ['fetch', 'https://tr.snapchat.com/p'],
    ['fetch', 'https://tr6.snapchat.com/p'],
    ['frame', 'https://tr.snapchat.com/cm/i'],
  ],
  [`${x}`]: [
    ['image', 'https://t.co/i/adsct'],
    ['image', 'https://analytics.twitter.com/i/adsct'],
  ],
  [`${pinterest}`]: [
    ['script', 'https://s.pinimg.com/ct/lib/main.js'],
    ['image', 'https://ct.pinterest.com/v3/'],
    ['frame', 'https://ct.pinterest.com/ct.html'],
  ],
  [`${googleAds}`]: [
    ['script', 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/444555/'],
    ['image', 'https://www.google.com/pagead/1p-user-list/444555/'],
    ['fetch', 'https://www.googleadservices.com/pagead/conversion/444555/'],
    ['fetch', 'https://pagead2.googlesyndication.com/ccm/collect'],
    ['frame', 'https://td.doubleclick.net/td/rul/444555'],
  ],
};

/** A script that asks for these, each in its own way. */
const ask = (requests: [Use, string][]) => `
  for (const [use, address] of ${JSON.stringify(requests)}) {
    if (use === 'fetch') { void fetch(address, { mode: 'no-cors' }).catch(() => {}); continue; }
    const element = document.createElement({ script: 'script', image: 'img', frame: 'iframe' }[use]);
    element.src = address;
    document.head.append(element);
  }`;

test('the content policy lets the vendors do what they document, and nobody else anything', async ({
  page,
  context,
}) => {
  const { asked, refused, thrown } = await watch(context, url);
  for (const [address, requests] of Object.entries(behaviour)) {
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: ask(requests) }),
    );
  }
  await arrive(page, url);
  await pressInBanner(page, 'acceptAll');
  const wanted = Object.values(behaviour).flatMap((requests) => requests.map(([, address]) => address));
  await expect.poll(() => asked.toSorted()).toEqual(wanted.toSorted());
  expect(refused).toEqual([]);
  expect(thrown).toEqual([]);

  // A tag that names a host of its own is refused, and so is one that writes its script into the page.
  await page.evaluate(() => {
    void fetch('https://collector.example/').catch(() => {});
    const inline = document.createElement('script');
    inline.textContent = 'window.isInlined = true';
    document.head.append(inline);
  });
  await expect
    .poll(() => refused.toSorted())
    .toEqual(['connect-src https://collector.example/', 'script-src-elem inline']);
  expect(await page.evaluate(() => 'isInlined' in window)).toBe(false);
  expect(asked).not.toContain('https://collector.example/');
});
