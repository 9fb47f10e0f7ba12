import { defineText } from '#platform/text';
import { integrationsTitles } from './title-text';

export const integrationsText = defineText({
  ...integrationsTitles,
  docsLead: {
    en: 'How to read figures, send files and receive events with your own programs:',
    jp: '自社のプログラムからのデータ取得、ファイル送信、イベント受信の方法はこちらをご覧ください：',
  },
  docs: { en: 'API documentation', jp: 'APIドキュメント' },
  failed: { en: 'The service tokens could not be loaded', jp: 'サービストークンを読み込めませんでした' },
});

export const tokenText = defineText({
  tokens: { en: 'Service tokens', jp: 'サービストークン' },
  lead: {
    en: 'For your own systems, for example a data warehouse that reads returns or a custodian that sends workbooks. A token acts with the rights of the administrator who created it, never more, and the audit trail names it in every entry.',
    jp: '自社のシステムから接続するための認証情報です。データウェアハウスへの収益率の連携や、Excelファイルの自動送信に使用します。トークンは作成した管理者の権限の範囲内で動作し、操作履歴にはトークン名が記録されます。',
  },
  none: { en: 'No service tokens yet', jp: 'サービストークンはまだありません' },
  noneHint: {
    en: 'Add one for each system, with only the scopes it needs. The secret is shown once.',
    jp: 'システムごとに、必要な範囲だけを許可して追加してください。シークレットは一度だけ表示されます。',
  },
  add: { en: 'Add service token', jp: 'サービストークンを追加' },
  edit: { en: 'Edit service token', jp: 'サービストークンを編集' },
  name: { en: 'Name', jp: '名称' },
  nameHint: { en: 'The system that will use it', jp: '使用するシステムの名称' },
  scopes: { en: 'Scopes', jp: '許可する範囲' },
  scopesHint: { en: 'Everything else stays closed to this token.', jp: '選択した範囲以外は使用できません。' },
  networks: { en: 'Allowed IP addresses', jp: '接続許可IPアドレス' },
  networksHint: {
    en: 'One address or network per line, such as 203.0.113.0/24. Empty: wherever the organisation allows.',
    jp: '1行に1つ入力してください（例：203.0.113.0/24）。空欄の場合は組織の設定に従います。',
  },
  anywhere: { en: 'As the organisation allows', jp: '組織の設定に従う' },
  days: { en: 'Valid for', jp: '有効期間' },
  daysOf: { en: '{n} {n|day|days}', jp: '{n}日間' },
  createdBy: { en: 'Created by', jp: '作成者' },
  expires: { en: 'Expires', jp: '有効期限' },
  lastUsed: { en: 'Last used', jp: '最終利用' },
  neverUsed: { en: 'Not used yet', jp: '未使用' },
  usedFrom: { en: '{ago} from {ip}', jp: '{ago}（{ip}）' },
  state: { en: 'Status', jp: '状態' },
  active: { en: 'Active', jp: '有効' },
  expired: { en: 'Expired', jp: '期限切れ' },
  revoked: { en: 'Revoked', jp: '失効' },
  creatorDisabled: { en: 'Creator disabled', jp: '作成者が無効' },
  overlap: { en: 'Old secret works until {time}', jp: '旧シークレットは{time}まで有効' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions for {name}', jp: '{name}の操作' },
  editAction: { en: 'Edit', jp: '編集' },
  renew: { en: 'Renew secret', jp: 'シークレットを更新' },
  renewLead: {
    en: 'A new secret replaces the old one, which works for another {hours} hours so that you can update the system without interruption.',
    jp: '新しいシークレットを発行します。旧シークレットは{hours}時間有効なため、停止せずにシステムの設定を変更できます。',
  },
  revoke: { en: 'Revoke', jp: '失効させる' },
  revokeAsk: { en: 'Revoke “{name}”?', jp: '「{name}」を失効させますか？' },
  revokeBody: {
    en: 'The system loses access at once. A revoked token cannot be restored.',
    jp: '接続は直ちにできなくなります。失効したトークンを元に戻せません。',
  },
  revokedNow: { en: 'The token was revoked', jp: 'トークンを失効させました。' },
  saved: { en: 'Saved', jp: '保存しました。' },
  secret: { en: 'Copy the secret now', jp: 'シークレットをコピーしてください' },
  secretLead: {
    en: 'It is shown only this once and kept only as a hash. Whoever holds it acts with this token’s scopes.',
    jp: 'この画面で一度だけ表示され、ハッシュ値のみが保存されます。シークレットを知る人は、このトークンの範囲で操作できます。',
  },
  secretUse: { en: 'Send it with every request as', jp: 'リクエストごとに次のヘッダーで送信してください。' },
  header: { en: 'Authorization: Bearer <secret>', jp: 'Authorization: Bearer <シークレット>' },
  copy: { en: 'Copy secret', jp: 'シークレットをコピー' },
  copied: { en: 'Copied', jp: 'コピーしました。' },
  notCopied: { en: 'Could not copy. Select the text and copy it.', jp: 'コピーできませんでした。文字列を選択してコピーしてください。' },
  done: { en: 'Done', jp: '完了' },
});

/** What each scope allows a program to do. */
export const scopeText = defineText({
  'portfolio.read': { en: 'Read portfolio data: values, returns, reports', jp: 'ポートフォリオの閲覧（時価、収益率、報告書）' },
  'markets.read': { en: 'Read securities, prices and FX rates', jp: '銘柄、価格、為替レートの閲覧' },
  'imports.read': { en: 'Read imports, findings and due reports', jp: '取込、指摘事項、報告期限の閲覧' },
  'imports.send': { en: 'Send workbooks', jp: 'Excelファイルの送信' },
  'documents.read': { en: 'Read documents and search in them', jp: '文書の閲覧と検索' },
  'documents.send': { en: 'Send documents', jp: '文書の送信' },
  'instructions.read': { en: 'Read instructions', jp: '指図の閲覧' },
  'audit.read': { en: 'Read the audit trail', jp: '操作履歴の閲覧' },
  'users.provision': {
    en: 'Add, change and disable users from a directory (SCIM)',
    jp: 'ディレクトリからのユーザーの追加・変更・無効化（SCIM）',
  },
});

export const tokenCodes = defineText({
  cidr: { en: 'One of the lines is not an IP address or network', jp: 'IPアドレスまたはネットワークとして読み取れない行があります。' },
  tooMany: {
    en: 'The maximum number of tokens has been reached. Revoke one first.',
    jp: 'トークン数の上限に達しています。不要なトークンを失効させてください。',
  },
  taken: { en: 'Another token has this name', jp: '同じ名称のトークンがあります。' },
  tokenDays: { en: 'Choose 1 to 366 days', jp: '1日から366日の間で指定してください。' },
  required: { en: 'Required', jp: '入力してください。' },
});
