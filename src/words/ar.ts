/** The Arabic words of the first screen. One file of the build, so that the browser asks for them once. */
export { default as chat } from '../../locales/ar/chat.json';
export { default as common } from '../../locales/ar/common.json';
export { default as consent } from '../../locales/ar/consent.json';
export { default as faq } from '../../locales/ar/faq.json';
export { default as footer } from '../../locales/ar/footer.json';
export { default as home } from '../../locales/ar/home.json';
export { default as services } from '../../locales/ar/services.json';
export { default as work } from '../../locales/ar/work.json';
