import { defineText } from '#platform/text';

/** Only the titles: routes are loaded with the first screen, whichever that is. */
export const securitiesTitles = defineText({
  title: { en: 'Securities', jp: '銘柄' },
  security: { en: 'Security', jp: '銘柄' },
});
