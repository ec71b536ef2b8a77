/** The English words of what is on every page. One file of the build, so that the browser asks for them once. */
import { panel, toggle } from '../../locales/en/chat.json?first';
import { banner, saved, settings } from '../../locales/en/consent.json?first';
import { name as otherName } from './ar.name';

export { default as common } from '../../locales/en/common.json';
export { default as footer } from '../../locales/en/footer.json';
export { default as services } from '../../locales/en/services.json';

/** What stands there of areas whose other words come with their code. */
export const first = { banner, otherName, panel, saved, settings, toggle };
