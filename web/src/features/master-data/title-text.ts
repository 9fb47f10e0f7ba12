import { defineText } from '#platform/text';

/** The name of this screen: all a route needs before its page is fetched. */
export const masterDataTitles = defineText({
  title: { en: 'Master data', jp: 'マスターデータ' },
});
