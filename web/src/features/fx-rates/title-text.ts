import { defineText } from '#platform/text';

/** Only the titles: routes are loaded with the first screen, whichever that is. */
export const fxTitles = defineText({
  title: { en: 'FX Rates', jp: '為替レート' },
  pair: { en: 'Currency pair', jp: '通貨ペア' },
});
