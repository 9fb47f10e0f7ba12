import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const clientsTitles = defineText({
  title: { en: 'Clients List', jp: '顧客一覧' },
  client: { en: 'Client', jp: '顧客' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
});
