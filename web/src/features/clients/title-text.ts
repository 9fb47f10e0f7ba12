import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const clientsTitles = defineText({
  title: { en: 'Clients List', jp: '顧客一覧' },
  client: { en: 'Client', jp: '顧客' },
  mandate: { en: 'Mandate', jp: 'マンデート' },
});
