import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const establishmentsTitles = defineText({
  establishments: { en: 'Establishments', jp: '拠点' },
  establishment: { en: 'Establishment', jp: '拠点' },
});
