import { defineText } from '#platform/text';

/** Good rows saved alone, the summary of several files, and the keys of the findings. */
export const partsText = defineText({
  good: {
    en: '{good} of {rows} rows have no error and belong to no mandate with an error. They can be saved separately now; the rest stays here with its findings.',
    jp: '{rows}行のうち{good}行は、エラーがなく、エラーのあるマンデートの行でもありません。先に単独で保存できます。残りの行は指摘とともにここに残ります。',
  },
  save: { en: 'Save rows without errors ({good})', jp: 'エラーのない{good}行を先に保存' },
  saveTitle: { en: 'Save the rows without errors?', jp: 'エラーのない行を先に保存しますか？' },
  saveBody: {
    en: '{good} rows become a separate import, which is validated and approved by itself. Withdrawing it returns them here.',
    jp: '{good}行が別の取込になり、改めて検証したうえで個別に承認します。その取込を取り下げると、行はここに戻ります。',
  },
  saved: { en: 'Rows without errors saved as a separate import', jp: 'エラーのない行を別の取込として保存しました。' },
  partOf: { en: 'Rows without errors, saved separately from the file.', jp: 'エラーのない行だけを先に保存した取込です。' },
  first: { en: 'Open the import with the remaining rows', jp: '残りの行の取込を開く' },
  parted: { en: '{rows} rows of this file were saved as a separate import:', jp: 'このファイルの{rows}行は、別の取込として保存済みです：' },
  part: { en: 'Import of {rows} rows', jp: '{rows}行の取込' },
  summary: { en: 'Summary of these files', jp: 'ファイル全体の概要' },
  files: { en: 'Files', jp: 'ファイル' },
  rows: { en: 'Rows', jp: '行' },
  atWork: { en: 'In progress', jp: '処理中' },
  clean: { en: 'Without findings', jp: '指摘なし' },
  withWarnings: { en: 'With warnings', jp: '警告あり' },
  withErrors: { en: 'With errors', jp: 'エラーあり' },
  refused: { en: 'Not readable', jp: '読取不可' },
  approved: { en: 'Approved', jp: '承認済' },
  month: { en: 'As of', jp: '基準日' },
  keys: {
    en: 'j next, k previous, Enter opens the cell, f uses the correction',
    jp: 'j：次へ　k：前へ　Enter：セルを開く　f：修正案を使う',
  },
});
