import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const organisationsTitles = defineText({
  organisations: { en: 'Organisations', jp: '組織' },
  organisation: { en: 'Organisation', jp: '組織' },
  packages: { en: 'Organisation Packages', jp: '組織パッケージ' },
});
