import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const categoriesTitles = defineText({
  title: { en: 'Categories', jp: 'カテゴリ' },
  configure: { en: 'Category configuration', jp: 'カテゴリ設定' },
});

export const treesTitles = defineText({
  title: { en: 'Category trees', jp: 'カテゴリツリー' },
});
