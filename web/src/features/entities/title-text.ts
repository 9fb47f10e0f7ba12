import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const entitiesTitles = defineText({
  entities: { en: 'Entities', jp: 'エンティティ' },
  entity: { en: 'Entity', jp: 'エンティティ' },
});
