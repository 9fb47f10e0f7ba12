import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const instructionsTitles = defineText({
  title: { en: 'Instructions', jp: '指図' },
  instruction: { en: 'Instruction', jp: '指図' },
  newTitle: { en: 'New instruction', jp: '指図の新規作成' },
});

export const lookupTitles = defineText({
  lookup: { en: 'Instruction Livedocs Lookup', jp: '指図Livedocs検索' },
});
