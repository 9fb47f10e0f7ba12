import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const mandatesTitles = defineText({
  mandate: { en: 'Mandate', jp: 'マンデート' },
  title: { en: 'Mandates', jp: 'マンデート' },
});
