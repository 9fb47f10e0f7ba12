import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const categoriesTitles = defineText({
  title: { en: 'Categories', jp: 'カテゴリ' },
  configure: { en: 'Category configuration', jp: 'カテゴリ設定' },
});

export const treesTitles = defineText({
  title: { en: 'Category trees', jp: 'カテゴリツリー' },
});
