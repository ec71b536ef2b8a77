/** The Arabic words of the first screen. One file of the build, so that the browser asks for them once. */
import { panel, toggle } from '../../locales/ar/chat.json?first';
import { banner, saved, settings } from '../../locales/ar/consent.json?first';
import { name as otherName } from './en.name';

export { default as common } from '../../locales/ar/common.json';
export { default as faq } from '../../locales/ar/faq.json';
export { default as footer } from '../../locales/ar/footer.json';
export { default as home } from '../../locales/ar/home.json';
export { default as services } from '../../locales/ar/services.json';
export { default as work } from '../../locales/ar/work.json';

/** What stands on it of areas whose other words come with their code. */
export const first = { banner, otherName, panel, saved, settings, toggle };
