import type { Language } from '@hakaru/contract/languages';
import type { Cell } from '#workbooks/table';

/** The sheets we add to workbooks, by name and first row, so that they are not read as data when the file comes back. */
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

/** Template columns beside the columns to fill in: what was last reported, and the name of what a code stands for. */
export const REFERENCE: Readonly<Record<Language, { day: string; value: string; name: string }>> = {
  en: { day: 'Last reported for (reference)', value: 'Last reported value (reference)', name: 'Name (reference)' },
  jp: { day: '前回基準日（参考）', value: '前回時価（参考）', name: '名称（参考）' },
};

const REFERENCES = new Set(Object.values(REFERENCE).flatMap(({ day, value, name }) => [day, value, name]));

export const isReference = (head: string): boolean => REFERENCES.has(head.trim());

/** Whether a sheet is one of ours. Spreadsheet programs may number its name, so the headers are compared too. */
export function isOwnSheet(name: string, first: readonly Cell[] | undefined): boolean {
  const plain = name.replace(/[ (（]*\d+[)）]?$/, '');
  return [
    ...Object.entries(LIST_NAME).map(([language, title]) => ({ title, heads: LIST_HEADS[language as Language] })), // the keys of the tables above
    ...Object.entries(HELP_NAME).map(([language, title]) => ({ title, heads: HELP_WORDS[language as Language] })), // as above
  ].some(({ title, heads }) => plain === title && heads.every((head, at) => first?.[at] === head));
}
