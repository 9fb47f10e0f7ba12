import { defineText } from '#platform/text';

/** What a person may be given beside the role. */
export const userPackageText = defineText({
  securities: { en: 'Securities', jp: '銘柄' },
  fxrates: { en: 'FX rates', jp: '為替レート' },
});
