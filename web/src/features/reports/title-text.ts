import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const reportsTitles = defineText({
  title: { en: 'Reports', jp: '報告書' },
  publish: { en: 'Publish reports', jp: '報告書を公開' },
  report: { en: 'Report', jp: '報告書' },
});

export const restatementTitles = defineText({
  title: { en: 'Restatement', jp: '訂正の影響' },
});
