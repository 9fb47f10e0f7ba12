import { defineText } from '#platform/text';

export const pagerText = defineText({
  previous: { en: 'Previous', jp: '前へ' },
  next: { en: 'Next', jp: '次へ' },
  pageOf: { en: 'Page {page} of {pages}', jp: '{pages}ページ中{page}ページ' },
  moreThan: { en: 'More than {n}', jp: '{n}件超' },
  total: { en: '{n} in total', jp: '全{n}件' },
  pages: { en: 'Pages', jp: 'ページ送り' },
});
