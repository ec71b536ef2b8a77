/** The English words of the first screen. One file of the build, so that the browser asks for them once. */
export { default as chat } from '../../locales/en/chat.json';
export { default as common } from '../../locales/en/common.json';
export { default as consent } from '../../locales/en/consent.json';
export { default as faq } from '../../locales/en/faq.json';
export { default as footer } from '../../locales/en/footer.json';
export { default as home } from '../../locales/en/home.json';
export { default as services } from '../../locales/en/services.json';
export { default as work } from '../../locales/en/work.json';
