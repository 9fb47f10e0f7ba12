/** Actions on webhooks and on folders that files arrive in. */
export const integrationActions = {
  'intake.create': { en: 'Drop folder opened', jp: '受付フォルダを開設' },
  'intake.update': { en: 'Receivers of receipts changed', jp: '受領通知の宛先を変更' },
  'intake.switchOn': { en: 'File intake switched on', jp: 'ファイル自動受付を開始' },
  'intake.switchOff': { en: 'File intake switched off', jp: 'ファイル自動受付を停止' },
  'intake.stop': { en: 'File intake stopped for lack of an administrator', jp: '責任者不在によりファイル自動受付を停止' },
  'intake.refuse': { en: 'File refused on arrival', jp: 'ファイルの受付を拒否' },
  'intake.renewAddress': { en: 'Mail address of an intake renewed', jp: '受付用メールアドレスを更新' },
  'webhook.create': { en: 'Webhook added', jp: 'Webhookを追加' },
  'webhook.update': { en: 'Webhook changed', jp: 'Webhookを変更' },
  'webhook.renew': { en: 'Webhook’s secret renewed', jp: 'Webhookのシークレットを更新' },
  'webhook.pause': { en: 'Webhook paused', jp: 'Webhookを一時停止' },
  'webhook.resume': { en: 'Webhook resumed', jp: 'Webhookを再開' },
  'webhook.delete': { en: 'Webhook deleted', jp: 'Webhookを削除' },
  'webhook.replay': { en: 'Webhook message sent again', jp: 'Webhookの通知を再送信' },
  'webhook.disable': { en: 'Webhook disabled after failures', jp: '送信失敗によりWebhookを停止' },
} as const;
