import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const entitiesTitles = defineText({
  entities: { en: 'Entities', jp: 'エンティティ' },
  entity: { en: 'Entity', jp: 'エンティティ' },
});
