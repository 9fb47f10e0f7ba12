import { defineText } from '#platform/text';

/** The screen's title, in a file of its own: all that a route needs before its page is loaded. */
export const rebalancingTitles = defineText({ title: { en: 'Rebalancing', jp: 'リバランス' } });
