import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const packagesTitles = defineText({
  title: { en: 'Package configuration', jp: 'パッケージ設定' },
  entityPackages: { en: 'Entity Packages', jp: 'エンティティパッケージ' },
});
