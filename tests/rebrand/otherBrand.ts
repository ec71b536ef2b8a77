/**
 * What another agency writes in place of the first one's facts: every value of `src/site.ts` that stands in a
 * visitor's way to the wrong people, and what it becomes.
 */
export const otherBrand: readonly (readonly [from: string, to: string])[] = [
  ["prefix: 'arbelin'", "prefix: 'zentrik'"],
  ["name: { en: 'Arbelin', ar: 'أربلين' }", "name: { en: 'Zentrik', ar: 'زنتريك' }"],
  ["email: 'hello@arbelin.example'", "email: 'hallo@zentrik.de'"],
  [
    "street: { en: 'Sample Street 24, 10115', ar: 'شارع المثال ٢٤، ١٠١١٥' }",
    "street: { en: 'Hafenweg 3, 20457', ar: 'هافنفيغ ٣، ٢٠٤٥٧' }",
  ],
  ["phone: '+49 30 23125 000'", "phone: '+49 40 5512 3478'"],
  [
    "street: { en: 'Sample Avenue 60', ar: 'جادة المثال ٦٠' }",
    "street: { en: 'Gulan Street 18', ar: 'شارع گولان ١٨' }",
  ],
  ["phone: '+964 66 000 0000'", "phone: '+964 66 251 4873'"],
  ['https://www.facebook.com/arbelin.example', 'https://www.facebook.com/zentrik'],
  ['https://www.instagram.com/arbelin.example', 'https://www.instagram.com/zentrik'],
  ['https://www.linkedin.com/company/arbelin-example', 'https://www.linkedin.com/company/zentrik'],
  ['https://x.com/arbelin_example', 'https://x.com/zentrik'],
  ['https://www.youtube.com/@arbelin-example', 'https://www.youtube.com/@zentrik'],
];

/** Settings in which nothing is missing. The services are reached through the agency's own proxy. */
export const completeSettings = {
  VITE_SITE_URL: 'https://www.zentrik.de',
  VITE_ACCESS_GATE: 'off',
  VITE_GATEWAY_URL: 'https://maya.zentrik.de/gateway/v1',
  VITE_GATEWAY_API_KEY: 'by-proxy',
  VITE_INFERENCE_URL: 'https://maya.zentrik.de/inference/v1',
  VITE_INFERENCE_API_KEY: 'by-proxy',
  VITE_EMAILJS_PUBLIC_KEY: 'pub_live_1',
  VITE_EMAILJS_SERVICE_ID: 'service_live',
  VITE_EMAILJS_TEMPLATE_CONSULTATION: 'template_consultation',
  VITE_EMAILJS_TEMPLATE_CALLBACK: 'template_callback',
  VITE_EMAILJS_TEMPLATE_CONTACT: 'template_contact',
  VITE_GTM_ID: 'GTM-ZENT1',
  VITE_META_PIXEL_ID: '11122233344',
  VITE_TIKTOK_PIXEL_ID: 'CZENT1',
  VITE_SNAPCHAT_PIXEL_ID: 'snap-zent-1',
  VITE_TWITTER_PIXEL_ID: 'xzent1',
  VITE_PINTEREST_TAG_ID: '261234',
  VITE_GOOGLE_ADS_ID: 'AW-123123',
} as const;
