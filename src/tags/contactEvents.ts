/**
 * What the accounts of three vendors call a contact. The others have a standard event for it.
 *
 * Sample data: replace before launch, with the names those accounts give.
 */
export const contactEvents: {
  snapchat: string;
  x: string;
  googleAdsLabel: string | undefined;
} = {
  /** Snap's list of standard events has no contact; `CUSTOM_EVENT_1` to `_5` are free for the owner's use. */
  snapchat: 'CUSTOM_EVENT_1',
  /** The last part of an event id `tw-<pixel>-<event>` from the account's events manager. */
  x: 'contact',
  /** The part after the slash of a conversion's `send_to`; without one no conversion is counted. */
  googleAdsLabel: undefined,
};
