/** Whether the browser says, unasked, that its owner does not want to be tracked (Global Privacy Control). */
export function asksForPrivacy(browser: Navigator & { globalPrivacyControl?: unknown } = navigator): boolean {
  return browser.globalPrivacyControl === true;
}
