import { defineText } from '#platform/text';

/** Labels of every status in the product: reporting tasks, imports, instructions, mandates. */
export const statusText = defineText({
  published: { en: 'Published', jp: '公開済' },
  completed: { en: 'Completed', jp: '完了' },
  validated: { en: 'Validated', jp: '検証済' },
  revalidated: { en: 'Revalidated', jp: '再検証済' },
  pending: { en: 'Pending', jp: '報告待ち' },
  incomplete: { en: 'Incomplete', jp: '未完了' },
  delayed: { en: 'Delayed', jp: '遅延' },
  approved: { en: 'Approved', jp: '承認済' },
  created: { en: 'Created', jp: '受付済' },
  preprocessed: { en: 'Preprocessed', jp: '前処理済' },
  processing: { en: 'Processing', jp: '処理中' },
  staged: { en: 'Staged', jp: '取込待ち' },
  warning: { en: 'Warning', jp: '警告' },
  error: { en: 'Error', jp: 'エラー' },
  preliminary: { en: 'Preliminary', jp: '仮登録' },
  final: { en: 'Final', jp: '確定' },
  finalSetoff: { en: 'Final (set off)', jp: '確定（相殺済）' },
  finalSplit: { en: 'Final (split)', jp: '確定（分割済）' },
  cancelled: { en: 'Cancelled', jp: '取消済' },
  invalid: { en: 'Invalid', jp: '無効' },
  open: { en: 'Open', jp: '運用中' },
  closed: { en: 'Closed', jp: '終了' },
});
