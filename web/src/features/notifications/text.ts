import type { NotificationKind } from '@hakaru/contract/notifications';
import type { Both } from '@hakaru/contract/languages';
import { defineText } from '#platform/text';
import { notificationsTitles } from './title-text';

export const notificationsText = defineText({
  ...notificationsTitles,
  unread: { en: 'Unread', jp: '未読' },
  all: { en: 'All', jp: 'すべて' },
  comments: { en: 'Comments', jp: 'コメント' },
  commentsLead: { en: 'Open comments you wrote or are mentioned in', jp: '自分が記入した、または指名された未解決のコメント' },
  noComments: { en: 'No open comments', jp: '未解決のコメントはありません' },
  noCommentsBody: {
    en: 'Open a figure and write below its trace; type @ to mention a colleague.',
    jp: '数値をクリックし、根拠の下に記入します。@で同僚を指名できます。',
  },
  commentsFailed: { en: 'Comments could not be loaded', jp: 'コメントを読み込めませんでした' },
  show: { en: 'Show', jp: '表示' },
  markAll: { en: 'Mark all as read', jp: 'すべて既読にする' },
  markRead: { en: 'Mark as read', jp: '既読にする' },
  open: { en: 'Open', jp: '開く' },
  none: { en: 'No notifications', jp: 'お知らせはありません' },
  noneUnread: { en: 'Everything has been read', jp: '未読のお知らせはありません' },
  failed: { en: 'Notifications could not be loaded', jp: 'お知らせを読み込めませんでした' },
  date: { en: 'Date', jp: '日時' },
  text: { en: 'Notification', jp: '内容' },
  state: { en: 'Status', jp: '状態' },
  isUnread: { en: 'Unread', jp: '未読' },
  isRead: { en: 'Read', jp: '既読' },
  ofClient: { en: '{client} – {said}', jp: '{client}：{said}' },
  unknown: { en: 'Notification', jp: 'お知らせ' },
});

/** One sentence per kind; the words in braces are parameters of the notice. */
export const kindText: Readonly<Record<NotificationKind, Both>> = {
  reportDue: { en: 'The report of {mandate} is due on {due}.', jp: '{mandate} の報告期限は {due} です。' },
  reportDelayed: { en: 'The report of {mandate} is late; it was due on {due}.', jp: '{mandate} の報告が遅延しています（期限 {due}）。' },
  reportPublished: {
    en: 'The report of {mandate} as of {asOf} has been published.',
    jp: '{mandate} の {asOf} 基準の報告書が公開されました。',
  },
  monthEndCancelled: { en: 'The month-end {asOf} has been cancelled.', jp: '{asOf} の月末確定が取り消されました。' },
  reportReturned: { en: '{mandate}: the report of {asOf} was returned.', jp: '{mandate}：{asOf} の報告が差し戻されました。' },
  reportRestated: { en: '{mandate}: the report of {asOf} was issued again.', jp: '{mandate}：{asOf} の報告書が改訂されました。' },
  monthEndPopulated: { en: 'The month-end {asOf} has been populated.', jp: '{asOf} の月末データが確定しました。' },
  proposalReceived: {
    en: '{sender} proposes a change to {asOf}: {file}.',
    jp: '{sender} から {asOf} の変更の提案があります（{file}）。',
  },
  proposalAccepted: { en: 'The change proposed for {asOf} was accepted: {file}.', jp: '{asOf} の変更の提案が承諾されました（{file}）。' },
  proposalReturned: { en: 'The change proposed for {asOf} was returned: {file}.', jp: '{asOf} の変更の提案が差し戻されました（{file}）。' },
  importWarning: { en: '{file} was imported with {count} warnings.', jp: '{file}を取り込みました（警告{count}件）。' },
  importFailed: { en: '{file} could not be imported.', jp: '{file}を取り込めませんでした。' },
  importReceived: {
    en: '{file} has been checked and is waiting for approval.',
    jp: '{file}の検証が終わりました。承認をお待ちしています。',
  },
  importApproved: { en: '{sender} approved {file} for {asOf}.', jp: '{sender} が {asOf} 分の {file}を承認しました。' },
  importResent: { en: '{sender} approved {file} for {asOf}, corrected.', jp: '{sender} が {asOf} 分の訂正済み {file}を承認しました。' },
  commentaryReceived: {
    en: '{sender} commented on {mandate} for {asOf}.',
    jp: '{sender} が {mandate} の {asOf} 分の運用コメントを登録しました。',
  },
  commentMentioned: {
    en: '{sender} mentioned you in a comment on {subject}.',
    jp: '{sender} さんが {subject} へのコメントであなたを指名しました。',
  },
  instructionFinalised: {
    en: 'Instruction {number} ({mandate}) is final.',
    jp: '指図 {number}（{mandate}）が確定しました。',
  },
  instructionReturned: {
    en: '{bank} returned instruction {number} ({mandate}).',
    jp: '{bank} が指図 {number}（{mandate}）を差し戻しました。',
  },
  instructionPastCutOff: {
    en: 'Instruction {number} ({mandate}) is still a draft and past its cut-off ({day}, {time} in Tokyo).',
    jp: '指図 {number}（{mandate}）は未確定のまま締切（{day} {time} 東京時間）を過ぎました。',
  },
  forwardUnrolled: {
    en: 'Forward {forward} ({mandate}, {currency}) matures on {day} and has not been rolled.',
    jp: '為替予約 {forward}（{mandate}・{currency}）は {day} に期日を迎えますが、ロールされていません。',
  },
  balanceBelowMinimum: {
    en: 'The {currency} balance of {mandate} is forecast to fall below its minimum on {day}.',
    jp: '{mandate} の {currency} 残高は {day} に最低残高を下回る見込みです。',
  },
  watchlistTriggered: {
    en: '{name} on the watchlist crossed its limit at {asOf}.',
    jp: 'ウォッチリストの {name} が {asOf} 時点で基準に抵触しました。',
  },
  instructionsReceived: { en: '{sender} sent {count} instructions.', jp: '{sender} から指図{count}件を受領しました。' },
  documentWaiting: {
    en: '{document} was filed without an account and is waiting to be assigned.',
    jp: '{document} が登録されました。対象アカウントの設定をお待ちしています。',
  },
  userAdded: { en: '{name} has been added as a user.', jp: '{name}さんがユーザーに追加されました。' },
  auditBroken: {
    en: 'The audit trail has been altered from entry {entry} on. Ask support to examine it.',
    jp: '操作履歴の{entry}件目以降が改変されています。サポートに調査を依頼してください。',
  },
  webhookDisabled: {
    en: 'The webhook “{endpoint}” was disabled because nothing could be delivered for three days. Check the receiving system, then resume it.',
    jp: 'Webhook「{endpoint}」は、3日間送信できなかったため停止しました。受信側のシステムを確認してから再開してください。',
  },
  intakeStopped: {
    en: 'The file intake for {client} was stopped: nobody who may answers for it any more. An administrator can switch it on again in their own name.',
    jp: '{client}のファイル自動受付は、責任者の権限がなくなったため停止しました。管理者が自分の名前で再開できます。',
  },
  deletionRequested: {
    en: 'Deletion of this organisation with all its data was requested. If that was not agreed, contact support at once.',
    jp: 'この組織と全データの削除が申請されました。心当たりがない場合は、至急サポートにご連絡ください。',
  },
  organisationExported: {
    en: '{sender} started an export of everything this organisation has. If that was not agreed, contact support.',
    jp: '{sender} さんがこの組織の全データの出力を開始しました。心当たりがない場合は、サポートにご連絡ください。',
  },
  secondFactorChanged: {
    en: 'Your two-step verification was changed or used. Your email says how.',
    jp: '二段階認証に変更または使用がありました。詳細はメールをご確認ください。',
  },
  passwordChanged: { en: 'Your password was changed.', jp: 'パスワードが変更されました。' },
};
