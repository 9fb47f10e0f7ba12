import { defineText } from '#platform/text';

export const workText = defineText({
  atWork: {
    en: 'The file is being read and checked. You may leave this page.',
    jp: 'ファイルを読み取り、チェックしています。この画面を離れても処理は続きます。',
  },
  atWorkRows: {
    en: '{done} of {total} rows staged. You may leave this page.',
    jp: '{total}行中{done}行を処理しました。この画面を離れても処理は続きます。',
  },
  progress: { en: 'Progress', jp: '進捗' },
});
