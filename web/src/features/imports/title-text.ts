import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const importsTitles = defineText({
  importData: { en: 'Import Data', jp: 'データ取込' },
  upload: { en: 'Upload a file', jp: 'ファイルを取り込む' },
  history: { en: 'Import Result History', jp: '取込結果履歴' },
  importResult: { en: 'Import Result', jp: '取込結果' },
  tolerances: { en: 'Check tolerances', jp: 'チェックの許容範囲' },
  uploads: { en: 'Uploads', jp: 'アップロード' },
});
