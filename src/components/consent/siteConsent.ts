import { createCookieJar } from '../../tags/cookieJar';
import { createConsentStore } from './consentStore';

/** The visitor's consent on this site. Nothing is read before somebody asks. */
export const siteConsent = createConsentStore({
  jar: createCookieJar(),
  now: Date.now,
  userAgent: () => navigator.userAgent,
});
