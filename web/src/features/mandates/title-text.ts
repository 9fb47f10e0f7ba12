import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const mandatesTitles = defineText({
  mandate: { en: 'Mandate', jp: 'マンデート' },
  title: { en: 'Mandates', jp: 'マンデート' },
});
