import { defineText } from '#platform/text';

/** The name of the screen: all a route needs before its page is fetched. */
export const addOnTitles = defineText({ title: { en: 'Add-ons', jp: 'アドオン' } });
