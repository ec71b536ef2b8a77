/** The English words of the home page, in one file as well. */
export { default as faq } from '../../locales/en/faq.json';
export { default as forms } from '../../locales/en/forms.json';
export { default as home } from '../../locales/en/home.json';
export { default as 'service-items' } from '../../locales/en/service-items.json';
export { default as work } from '../../locales/en/work.json';
