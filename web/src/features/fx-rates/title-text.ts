import { defineText } from '#platform/text';

/** Only the title: routes are read with the first screen, whatever it is. */
export const fxTitles = defineText({
  title: { en: 'FX Rates', jp: '為替レート' },
  pair: { en: 'Currency pair', jp: '通貨ペア' },
});
