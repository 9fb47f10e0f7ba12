import { defineText } from '#platform/text';

/** The screen's title, in a file of its own: all that a route needs before its page is loaded. */
export const baselTitles = defineText({ title: { en: 'Capital requirements (Basel)', jp: '所要自己資本（バーゼル）' } });
