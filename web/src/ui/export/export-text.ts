import { defineText } from '#platform/text';

export const exportText = defineText({
  export: { en: 'Export', jp: '出力' },
  exportTable: { en: 'Export {table}', jp: '{table}を出力' },
  xlsx: { en: 'Export to Excel', jp: 'Excel出力' },
  csv: { en: 'Export to CSV', jp: 'CSV出力' },
  shiftJis: { en: 'Export to CSV (Shift_JIS)', jp: 'CSV出力（Shift_JIS）' },
  print: { en: 'Print', jp: '印刷' },
  printedAt: { en: 'Printed at', jp: '出力日時' },
  failed: { en: 'The file could not be created.', jp: 'ファイルを作成できませんでした。' },
  replaced: {
    en: 'Shift_JIS has no character for {letters}; a question mark is used instead.',
    jp: 'Shift_JISにない文字（{letters}）は「?」に置き換えました。',
  },
});
