import { defineText } from '#platform/text';

/** The name of this screen: all a route needs before its page is fetched. */
export const baselTitles = defineText({ title: { en: 'Capital requirements (Basel)', jp: '所要自己資本（バーゼル）' } });
