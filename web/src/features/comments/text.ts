import { defineText } from '#platform/text';

export const commentsText = defineText({
  title: { en: 'Comments', jp: 'コメント' },
  none: { en: 'No comments yet', jp: 'コメントはまだありません' },
  failed: { en: 'Comments could not be loaded', jp: 'コメントを読み込めませんでした' },
  write: { en: 'Comment', jp: 'コメント' },
  hint: { en: 'Type @ to mention someone: they are notified.', jp: '@に続けて名前を入力すると、その人に通知されます。' },
  add: { en: 'Add comment', jp: 'コメントを追加' },
  added: { en: 'Comment added', jp: 'コメントを追加しました。' },
  people: { en: 'People to mention', jp: '指名できる人' },
  audience: { en: 'Visible to', jp: '公開範囲' },
  organisation: { en: 'Our organisation', jp: '自組織のみ' },
  everyone: { en: 'Everyone who sees this', jp: '閲覧できる全員' },
  readByAll: { en: 'Shared', jp: '共有' },
  seenFigure: { en: 'Value when written: {value}', jp: '記入時の値：{value}' },
  seenState: { en: 'Status when written: {value}', jp: '記入時の状態：{value}' },
  changed: { en: 'Changed since: {value}', jp: 'その後変更：{value}' },
  missing: { en: 'no figure', jp: '数値なし' },
  resolve: { en: 'Resolve', jp: '解決済みにする' },
  reopen: { en: 'Reopen', jp: '再開' },
  resolvedBy: { en: 'Resolved by {name} · {time}', jp: '{name} が解決済みに変更 · {time}' },
  showResolved: { en: 'Show resolved ({n})', jp: '解決済みを表示（{n}件）' },
  hideResolved: { en: 'Hide resolved', jp: '解決済みを隠す' },
  pack: { en: 'Add to committee pack', jp: '委員会資料に載せる' },
  unpack: { en: 'Take out of committee pack', jp: '委員会資料から外す' },
  packed: { en: 'In committee pack', jp: '委員会資料に掲載' },
  remove: { en: 'Delete', jp: '削除' },
  removeAsk: { en: 'Delete this comment?', jp: 'このコメントを削除しますか？' },
  removeBody: { en: 'It is removed for everyone; the audit trail keeps a record.', jp: '全員の画面から消えます。操作履歴には残ります。' },
  removed: { en: 'Comment deleted', jp: 'コメントを削除しました。' },
  openCount: { en: '{n} open comments', jp: '未解決のコメント{n}件' },
  openOne: { en: '1 open comment', jp: '未解決のコメント1件' },
  readOnly: { en: 'Your role can read comments but not write them.', jp: '閲覧権限のため、コメントの記入はできません。' },
  changeFailed: {
    en: 'Someone else updated this. Reload to see the latest.',
    jp: '他のユーザーが更新しました。再読み込みして最新の内容を確認してください。',
  },
});

export const commentCodes = defineText({
  tooMany: {
    en: 'No more comments can be added here. Delete or resolve earlier ones.',
    jp: 'ここにはこれ以上コメントできません。以前のコメントを削除または解決してください。',
  },
  notShared: { en: 'Nobody outside your organisation can see this', jp: '自組織以外に閲覧できる人がいません。' },
  notFound: { en: 'A person mentioned has no access to this', jp: '閲覧できない人が指名されています。' },
});
