import { defineText } from '#platform/text';

/** Only the titles: routes are read with the first screen, whatever it is. */
export const securitiesTitles = defineText({
  title: { en: 'Securities', jp: '銘柄' },
  security: { en: 'Security', jp: '銘柄' },
});
