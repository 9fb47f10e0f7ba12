import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const organisationsTitles = defineText({
  organisations: { en: 'Organisations', jp: '組織' },
  organisation: { en: 'Organisation', jp: '組織' },
  packages: { en: 'Organisation Packages', jp: '組織パッケージ' },
});
