import { defineText } from '#platform/text';

/** The name of this screen: all a route needs before its page is fetched. */
export const committeePackTitles = defineText({
  title: { en: 'Committee pack', jp: '委員会資料' },
});
