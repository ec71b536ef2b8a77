/**
 * The configurations the site is built in for these tests. Each is a real build behind the real preview server,
 * with its own outbox; the far end of the network is a scripted service on loopback.
 */
const outboxAt = (port: number) => ({
  VITE_SITE_URL: `http://localhost:${port}`,
  VITE_EMAILJS_ORIGIN: `http://localhost:${port}`,
});

/** Where the scripted services listen; the tests that need them start them. */
export const servicePorts = {
  gateway: 4311,
  inference: 4312,
  faultyGateway: 4313,
  faultyInference: 4314,
  faultyMail: 4315,
};

export const sites = {
  /** A fresh clone: gate on, no key anywhere, Maya answers from her own knowledge. */
  fresh: {
    port: 4301,
    folder: '.cache/e2e/fresh',
    url: 'http://localhost:4301',
    env: { ...outboxAt(4301) } as Record<string, string>,
  },
  /** The same with an outbox of its own, whose answers the tests of lost leads script. */
  mailFaults: {
    port: 4304,
    folder: '.cache/e2e/mailFaults',
    url: 'http://localhost:4304',
    env: { ...outboxAt(4304) } as Record<string, string>,
  },
  /** Launched: gate off, a gateway and a second service with keys. */
  launched: {
    port: 4302,
    folder: '.cache/e2e/launched',
    url: 'http://localhost:4302',
    env: {
      ...outboxAt(4302),
      VITE_ACCESS_GATE: 'off',
      VITE_GATEWAY_URL: `http://localhost:${servicePorts.gateway}/v1`,
      VITE_GATEWAY_API_KEY: 'gateway-key-of-the-tests',
      VITE_INFERENCE_URL: `http://localhost:${servicePorts.inference}/v1`,
      VITE_INFERENCE_API_KEY: 'inference-key-of-the-tests',
    } as Record<string, string>,
  },
  /** Launched as well, with services of its own, which go wrong in every way. */
  faults: {
    port: 4305,
    folder: '.cache/e2e/faults',
    url: 'http://localhost:4305',
    env: {
      VITE_SITE_URL: 'http://localhost:4305',
      VITE_EMAILJS_ORIGIN: `http://localhost:${servicePorts.faultyMail}`,
      VITE_ACCESS_GATE: 'off',
      VITE_GATEWAY_URL: `http://localhost:${servicePorts.faultyGateway}/v1`,
      VITE_GATEWAY_API_KEY: 'gateway-key-of-the-tests',
      VITE_INFERENCE_URL: `http://localhost:${servicePorts.faultyInference}/v1`,
      VITE_INFERENCE_API_KEY: 'inference-key-of-the-tests',
    } as Record<string, string>,
  },
  /** Advertised: gate off, the tag manager and all six pixels with ids. */
  marketing: {
    port: 4303,
    folder: '.cache/e2e/marketing',
    url: 'http://localhost:4303',
    env: {
      ...outboxAt(4303),
      VITE_ACCESS_GATE: 'off',
      VITE_GTM_ID: 'GTM-TEST1',
      VITE_META_PIXEL_ID: '111222333',
      VITE_TIKTOK_PIXEL_ID: 'CTEST1',
      VITE_SNAPCHAT_PIXEL_ID: 'snap-test-1',
      VITE_TWITTER_PIXEL_ID: 'xtest1',
      VITE_PINTEREST_TAG_ID: '261234',
      VITE_GOOGLE_ADS_ID: 'AW-444555',
    } as Record<string, string>,
  },
};
