import { defineText } from '#platform/text';

export const uiText = defineText({
  cancel: { en: 'Cancel', jp: 'キャンセル' },
  close: { en: 'Close', jp: '閉じる' },
  forClient: { en: 'For the client: {name}', jp: '対象の顧客：{name}' },
  confirm: { en: 'Confirm', jp: '確認' },
  dismiss: { en: 'Dismiss', jp: '閉じる' },
  save: { en: 'Save', jp: '保存' },
  retry: { en: 'Try again', jp: '再試行' },
  loading: { en: 'Loading', jp: '読み込み中' },
  more: { en: 'More', jp: 'その他の操作' },
  otherColumns: { en: 'Show the other columns', jp: 'その他の項目を表示' },
  moreOf: { en: 'More: {title}', jp: 'その他の操作：{title}' },
  reference: { en: 'Reference {reference}.', jp: '照会番号 {reference}' },
  empty: { en: 'Nothing to show yet', jp: '表示するデータがありません' },
  itemsNotFound: { en: 'Items not found', jp: '該当するデータがありません。' },
  failed: { en: 'An error has occured.', jp: 'エラーが発生しました。' },
  restIsFine: { en: 'The rest of the page is up to date.', jp: 'このほかの表示は最新です。' },
  pdfJapanese: { en: '日本語 (PDF)', jp: '日本語（PDF）' },
  pdfEnglish: { en: 'English (PDF)', jp: 'English（PDF）' },
  required: { en: 'required', jp: '必須' },
  notifications: { en: 'Messages', jp: 'メッセージ' },
});
