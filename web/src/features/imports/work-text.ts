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
  approving: {
    en: 'Approved by {name}, {at}. The values are being recorded. You may leave this page.',
    jp: '{at} に {name} が承認し、値を登録しています。この画面を離れても処理は続きます。',
  },
  approvingRows: {
    en: 'Approved by {name}, {at}. {done} of {total} rows recorded. You may leave this page.',
    jp: '{at} に {name} が承認し、{total}行中{done}行を登録しました。この画面を離れても処理は続きます。',
  },
  failed: {
    en: 'Approved by {name}, {at}, but nothing was recorded. {why}',
    jp: '{at} に {name} が承認しましたが、値は登録されていません。{why}',
  },
  progress: { en: 'Progress', jp: '進捗' },
});
