/** The Arabic words of the home page, in one file as well. */
export { default as faq } from '../../locales/ar/faq.json';
export { default as forms } from '../../locales/ar/forms.json';
export { default as home } from '../../locales/ar/home.json';
export { default as 'service-items' } from '../../locales/ar/service-items.json';
export { default as work } from '../../locales/ar/work.json';
