import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const packagesTitles = defineText({
  title: { en: 'Package configuration', jp: 'パッケージ設定' },
  entityPackages: { en: 'Entity Packages', jp: 'エンティティパッケージ' },
});
