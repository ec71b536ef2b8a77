/** The English words of the first screen. One file of the build, so that the browser asks for them once. */
import { panel, toggle } from '../../locales/en/chat.json?first';
import { banner, saved, settings } from '../../locales/en/consent.json?first';
import { name as otherName } from './ar.name';

export { default as common } from '../../locales/en/common.json';
export { default as faq } from '../../locales/en/faq.json';
export { default as footer } from '../../locales/en/footer.json';
export { default as home } from '../../locales/en/home.json';
export { default as services } from '../../locales/en/services.json';
export { default as work } from '../../locales/en/work.json';

/** What stands on it of areas whose other words come with their code. */
export const first = { banner, otherName, panel, saved, settings, toggle };
