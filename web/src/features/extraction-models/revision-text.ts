import { defineText } from '#platform/text';

export const revisionText = defineText({
  title: { en: 'Revised notice', jp: '差替通知' },
  replaces: { en: 'Replaces', jp: '差替対象：' },
  replacedBy: { en: 'This notice is replaced by', jp: 'この通知は差し替えられています：' },
  willWithdraw: {
    en: 'Both are kept. When this one is approved, the draft instruction of the earlier one is deleted and its preliminary cashflow with it.',
    jp: '両方の文書を保存します。この通知を承認すると、差替前の通知の仮登録の指図と仮のキャッシュフローを取り消します。',
  },
  withdrawn: {
    en: 'Both are kept. What was drafted from the earlier one was withdrawn when this one was approved.',
    jp: '両方の文書を保存しています。差替前の通知による仮登録は、この通知の承認時に取り消しました。',
  },
  offers: { en: 'Is this a revised notice?', jp: '差替通知ですか？' },
  offersLead: {
    en: 'Earlier notices of the fund that share something with it',
    jp: '番号・期日・金額のいずれかが一致する、このファンドの過去の通知',
  },
  received: { en: 'Received {at}', jp: '受領 {at}' },
  mark: { en: 'Replaces this notice', jp: 'この通知を差替' },
  markAsk: { en: 'Mark as a replacement?', jp: '差替通知として扱いますか？' },
  markBody: {
    en: '{name} can then no longer be approved. Its draft stays until this notice is approved.',
    jp: '「{name}」は承認できなくなります。仮登録の指図は、この通知を承認するまで残ります。',
  },
  marked: { en: 'Marked as a replacement', jp: '差替通知として指定しました。' },
  unmark: { en: 'Not a replacement', jp: '差替を取消' },
  unmarkAsk: { en: 'Treat it as a notice of its own?', jp: '独立した通知として扱いますか？' },
  unmarkBody: { en: 'The earlier notice can be approved again.', jp: '差替前の通知は再び承認できるようになります。' },
  unmarked: { en: 'No longer a replacement', jp: '差替の指定を取り消しました。' },
  changes: { en: 'What changed', jp: '変更点' },
  unchanged: { en: 'Both say the same.', jp: '記載内容は同じです。' },
  value: { en: 'Value', jp: '項目' },
  before: { en: 'Before', jp: '差替前' },
  after: { en: 'Now', jp: '差替後' },
});

export const samenessText = defineText({
  number: { en: 'Same number', jp: '同一番号' },
  day: { en: 'Same due date', jp: '同一期日' },
  amount: { en: 'Same amount', jp: '同額' },
});

/** Messages for a refused replacement. */
export const revisionCodes = defineText({
  approved: { en: 'The notice is approved already', jp: 'この通知はすでに承認されています。' },
  replacesAnother: {
    en: 'It replaces another notice: undo that first',
    jp: '別の通知の差替に指定されています。先に取り消してください。',
  },
  notFound: { en: 'That notice can no longer be replaced', jp: 'その通知は差替の対象にできません。' },
});
