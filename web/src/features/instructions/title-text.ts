import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const instructionsTitles = defineText({
  title: { en: 'Instructions', jp: '指図' },
  instruction: { en: 'Instruction', jp: '指図' },
  newTitle: { en: 'New instruction', jp: '指図の新規作成' },
});

export const lookupTitles = defineText({
  lookup: { en: 'Instruction Livedocs Lookup', jp: '指図Livedocs検索' },
});
