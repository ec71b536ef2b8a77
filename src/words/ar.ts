/** The Arabic words of what is on every page. One file of the build, so that the browser asks for them once. */
import { panel, toggle } from '../../locales/ar/chat.json?first';
import { banner, saved, settings } from '../../locales/ar/consent.json?first';
import { name as otherName } from './en.name';

export { default as common } from '../../locales/ar/common.json';
export { default as footer } from '../../locales/ar/footer.json';
export { default as services } from '../../locales/ar/services.json';

/** What stands there of areas whose other words come with their code. */
export const first = { banner, otherName, panel, saved, settings, toggle };
