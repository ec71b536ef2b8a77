/** Where focus goes when what held it is gone. */
export const bannerId = 'cookie-consent';
export const settingsButtonId = 'cookie-settings';
