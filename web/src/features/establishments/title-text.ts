import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const establishmentsTitles = defineText({
  establishments: { en: 'Establishments', jp: '拠点' },
  establishment: { en: 'Establishment', jp: '拠点' },
});
