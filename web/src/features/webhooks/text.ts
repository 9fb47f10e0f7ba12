import { defineText } from '#platform/text';

export const webhookText = defineText({
  webhooks: { en: 'Webhooks', jp: 'Webhook' },
  lead: {
    en: 'Your own systems are notified as soon as something happens, with signed messages that contain ids and a link but no figures.',
    jp: '処理の発生時に、自社のシステムへ署名付きの通知を送信します。通知に含まれるのはIDとリンクのみで、数値は含まれません。',
  },
  none: { en: 'No webhooks yet', jp: 'Webhookはまだありません' },
  noneHint: {
    en: 'Add the https address of your system and choose the events it needs, for example to fetch figures once a month is populated.',
    jp: '自社システムのhttpsアドレスを登録し、必要なイベントを選択してください。例えば、月末確定時に数値を取得できます。',
  },
  failed: { en: 'The webhooks could not be loaded', jp: 'Webhookを読み込めませんでした' },
  add: { en: 'Add webhook', jp: 'Webhookを追加' },
  edit: { en: 'Edit webhook', jp: 'Webhookを編集' },
  name: { en: 'Name', jp: '名称' },
  nameHint: { en: 'The system that is notified', jp: '通知先のシステムの名称' },
  url: { en: 'Address', jp: 'アドレス' },
  urlHint: {
    en: 'Begins with https:// and is reachable from the internet.',
    jp: 'https:// で始まり、インターネットから接続できるアドレスを入力してください。',
  },
  events: { en: 'Events', jp: 'イベント' },
  eventsHint: {
    en: 'Only what you as an administrator may see is sent. Whoever saves the webhook last is responsible for it.',
    jp: '管理者として閲覧できる内容のみが送信されます。最後に保存した管理者が責任者になります。',
  },
  state: { en: 'Status', jp: '状態' },
  active: { en: 'Active', jp: '有効' },
  paused: { en: 'Paused', jp: '一時停止' },
  disabled: { en: 'Disabled after failures', jp: '送信失敗により停止' },
  creatorDisabled: { en: 'Administrator left', jp: '責任者が無効' },
  resting: { en: 'Next attempt {time}', jp: '次回の送信：{time}' },
  waitingCount: { en: '{n} waiting', jp: '送信待ち{n}件' },
  overlap: { en: 'Old secret signs until {time}', jp: '旧シークレットは{time}まで署名に使用' },
  lastDelivered: { en: 'Last delivered', jp: '最終送信' },
  neverDelivered: { en: 'Nothing delivered yet', jp: '送信実績なし' },
  responsible: { en: 'Responsible', jp: '責任者' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions for {name}', jp: '{name}の操作' },
  editAction: { en: 'Edit', jp: '編集' },
  test: { en: 'Send a test', jp: 'テスト送信' },
  tested: { en: 'The test was sent. See Deliveries.', jp: 'テストを送信しました。送信履歴で確認してください。' },
  renew: { en: 'Renew secret', jp: 'シークレットを更新' },
  renewAsk: { en: 'Renew the secret of “{name}”?', jp: '「{name}」のシークレットを更新しますか？' },
  renewBody: {
    en: 'For {hours} hours messages are signed with both secrets, so that you can update the system without interruption.',
    jp: '{hours}時間は新旧両方のシークレットで署名するため、停止せずにシステムの設定を変更できます。',
  },
  pause: { en: 'Pause', jp: '一時停止' },
  resume: { en: 'Resume', jp: '再開' },
  remove: { en: 'Delete', jp: '削除' },
  removeAsk: { en: 'Delete “{name}”?', jp: '「{name}」を削除しますか？' },
  removeBody: { en: 'Its deliveries are deleted with it.', jp: '送信履歴も削除されます。' },
  removedNow: { en: 'The webhook was deleted', jp: 'Webhookを削除しました。' },
  saved: { en: 'Saved', jp: '保存しました。' },
  secret: { en: 'Copy the signing secret now', jp: '署名用シークレットをコピーしてください' },
  secretLead: {
    en: 'It is shown only this once. Your system uses it to check the header Hakaru-Signature of each message.',
    jp: 'この画面で一度だけ表示されます。受信するシステムは、このシークレットでHakaru-Signatureヘッダーを検証します。',
  },
  copy: { en: 'Copy secret', jp: 'シークレットをコピー' },
  copied: { en: 'Copied', jp: 'コピーしました。' },
  notCopied: { en: 'Could not copy. Select the text and copy it.', jp: 'コピーできませんでした。文字列を選択してコピーしてください。' },
  done: { en: 'Done', jp: '完了' },
});

export const deliveryText = defineText({
  deliveries: { en: 'Deliveries', jp: '送信履歴' },
  lead: { en: 'Kept for 30 days', jp: '30日間保存されます' },
  none: { en: 'No deliveries yet', jp: '送信履歴はまだありません' },
  noneHint: {
    en: 'Send a test from the menu of a webhook, or wait for the first event.',
    jp: 'Webhookのメニューからテスト送信を行うか、最初のイベントをお待ちください。',
  },
  failedToLoad: { en: 'The deliveries could not be loaded', jp: '送信履歴を読み込めませんでした' },
  show: { en: 'Show', jp: '表示' },
  all: { en: 'All', jp: 'すべて' },
  time: { en: 'Time', jp: '日時' },
  event: { en: 'Event', jp: 'イベント' },
  endpoint: { en: 'Webhook', jp: 'Webhook' },
  state: { en: 'Status', jp: '状態' },
  waiting: { en: 'Waiting', jp: '送信待ち' },
  delivered: { en: 'Delivered', jp: '送信済み' },
  failed: { en: 'Failed', jp: '失敗' },
  attempts: { en: 'Attempts', jp: '試行回数' },
  response: { en: 'Response', jp: '応答' },
  next: { en: 'Next attempt {time}', jp: '次回の送信：{time}' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions for {event}', jp: '{event}の操作' },
  view: { en: 'View message', jp: '送信内容を表示' },
  replay: { en: 'Send again', jp: '再送信' },
  replayed: { en: 'The message is being sent again', jp: '再送信しています。' },
  notReplayed: {
    en: 'It cannot be sent again now: the webhook is not active, or the message is already waiting.',
    jp: '再送信できません。Webhookが有効でないか、すでに送信待ちです。',
  },
  message: { en: 'Message', jp: '送信内容' },
  messageLead: {
    en: 'Event id {id}. It stays the same when the message is sent again.',
    jp: 'イベントID：{id}（再送信しても変わりません）',
  },
  close: { en: 'Close', jp: '閉じる' },
});

export const eventText = defineText({
  importStaged: { en: 'Import checked', jp: '取込のチェック完了' },
  importApproved: { en: 'Import approved', jp: '取込の承認' },
  importFailed: { en: 'Import with errors', jp: '取込エラー' },
  taskLabelChanged: { en: 'Reporting task changed status', jp: '報告タスクの状態変更' },
  monthPopulated: { en: 'Month populated', jp: '月末確定' },
  reportPublished: { en: 'Report published', jp: '報告書の公開' },
  reportRestated: { en: 'Report restated', jp: '報告書の改訂' },
  instructionMoved: { en: 'Instruction changed status', jp: '指図の状態変更' },
  ping: { en: 'Test', jp: 'テスト' },
});

/** Why an attempt failed. */
export const failureText = defineText({
  insideAddress: { en: 'The address leads into an internal network', jp: '内部ネットワークのアドレスです' },
  unresolved: { en: 'The host name was not found', jp: 'ホスト名が見つかりません' },
  notHttps: { en: 'The address does not use https', jp: 'httpsのアドレスではありません' },
  connection: { en: 'No connection', jp: '接続できません' },
  certificate: { en: 'The certificate is not valid', jp: '証明書が無効です' },
  deadline: { en: 'No answer in time', jp: '時間内に応答がありません' },
  redirect: { en: 'Redirected', jp: '転送されました' },
  refused: { en: 'Refused', jp: '拒否されました' },
});

export const webhookCodes = defineText({
  webAddress: {
    en: 'Enter an address such as https://hooks.example.jp/hakaru',
    jp: 'https://hooks.example.jp/hakaru のようなアドレスを入力してください。',
  },
  insideAddress: {
    en: 'This address leads into an internal network. Enter one that is reachable from the internet.',
    jp: '内部ネットワークのアドレスは使用できません。インターネットから接続できるアドレスを入力してください。',
  },
  unresolved: { en: 'This host name was not found. Check the spelling.', jp: 'ホスト名が見つかりません。入力内容を確認してください。' },
  notHttps: { en: 'The address must begin with https://', jp: 'https:// で始まるアドレスを入力してください。' },
  deadline: {
    en: 'The host name could not be looked up in time. Try again.',
    jp: 'ホスト名を確認できませんでした。もう一度お試しください。',
  },
  tooMany: {
    en: 'The maximum number of webhooks has been reached. Delete one first.',
    jp: 'Webhook数の上限に達しています。不要なものを削除してください。',
  },
  taken: { en: 'Another webhook has this name', jp: '同じ名称のWebhookがあります。' },
  required: { en: 'Required', jp: '入力してください。' },
});
