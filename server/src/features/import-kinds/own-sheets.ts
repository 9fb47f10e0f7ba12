import type { Language } from '@hakaru/contract/languages';
import type { Cell } from '#workbooks/table';

/** The sheets we add to workbooks ourselves, by name and by their first row: coming back, they are no data. */
export const LIST_NAME: Readonly<Record<Language, string>> = { en: 'Findings', jp: '検証結果' };
export const LIST_HEADS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Severity', 'Sheet', 'Cell', 'Column', 'Value', 'Finding', 'Last month', 'What to do'],
  jp: ['重要度', 'シート', 'セル', '項目', '値', '内容', '前月値', '対処'],
};
export const HELP_NAME: Readonly<Record<Language, string>> = { en: 'Help', jp: '説明' };
export const HELP_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Dataset', 'Column', 'Required', 'Help', 'Example'],
  jp: ['データ種類', '列', '必須', '説明', '例'],
};

/** Columns of the template that stand beside what is filled in: what was reported last. */
export const REFERENCE: Readonly<Record<Language, { day: string; value: string }>> = {
  en: { day: 'Last reported for (reference)', value: 'Last reported value (reference)' },
  jp: { day: '前回基準日（参考）', value: '前回時価（参考）' },
};

const REFERENCES = new Set(Object.values(REFERENCE).flatMap(({ day, value }) => [day, value]));

export const isReference = (head: string): boolean => REFERENCES.has(head.trim());

/** A sheet of ours: spreadsheet programs keep its heads, and may number its name. */
export function isOwnSheet(name: string, first: readonly Cell[] | undefined): boolean {
  const plain = name.replace(/[ (（]*\d+[)）]?$/, '');
  return [
    ...Object.entries(LIST_NAME).map(([language, title]) => ({ title, heads: LIST_HEADS[language as Language] })), // the keys of the tables above
    ...Object.entries(HELP_NAME).map(([language, title]) => ({ title, heads: HELP_WORDS[language as Language] })), // as above
  ].some(({ title, heads }) => plain === title && heads.every((head, at) => first?.[at] === head));
}
