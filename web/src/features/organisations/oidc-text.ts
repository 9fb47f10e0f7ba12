import { defineText } from '#platform/text';

export const methodText = defineText({
  method: { en: 'Method', jp: '方式' },
  saml: { en: 'SAML 2.0', jp: 'SAML 2.0' },
  oidc: { en: 'OpenID Connect', jp: 'OpenID Connect' },
});

export const oidcText = defineText({
  issuer: { en: 'Issuer of the provider', jp: 'IDプロバイダーの発行者（issuer）' },
  issuerHint: {
    en: 'The address under which the provider publishes /.well-known/openid-configuration, exactly as it names itself.',
    jp: 'IDプロバイダーが /.well-known/openid-configuration を公開しているアドレスを、発行者の表記どおりに入力します。',
  },
  clientId: { en: 'Client ID', jp: 'クライアントID' },
  clientSecret: { en: 'Client secret', jp: 'クライアントシークレット' },
  secretHint: { en: 'Leave it empty for a public client.', jp: 'パブリッククライアントの場合は空欄にします。' },
  secretKept: { en: 'A secret is kept. Leave this empty to keep it.', jp: '登録済みです。変更しない場合は空欄のままにします。' },
  subjectClaim: { en: 'Claim that names the person', jp: '利用者を識別するクレーム' },
  subjectHint: {
    en: 'Its value must be the single sign-on name of the user here, which is their email address unless it was changed.',
    jp: 'この値が、本システムのシングルサインオン用の識別名（通常はメールアドレス）と一致する必要があります。',
  },
  redirect: { en: 'Register this redirect address with the provider:', jp: '次のリダイレクトURIをIDプロバイダーに登録してください。' },
  redirectPath: { en: '/login/oidc', jp: '/login/oidc' },
});

export const claimText = defineText({
  email: { en: 'email', jp: 'email（メールアドレス）' },
  sub: { en: 'sub', jp: 'sub' },
  preferred_username: { en: 'preferred_username', jp: 'preferred_username' },
  upn: { en: 'upn', jp: 'upn' },
  oid: { en: 'oid', jp: 'oid' },
});

export const oidcCodes = defineText({
  url: { en: 'An address that starts with https://', jp: 'https:// で始まるアドレスを入力してください。' },
  insideAddress: {
    en: 'This address leads into an internal network. An operator of this site can allow it.',
    jp: '内部ネットワークのアドレスです。使用するには、本サイトの運用担当者による許可が必要です。',
  },
  unresolved: { en: 'This host name was not found. Check the spelling.', jp: 'ホスト名が見つかりません。入力内容を確認してください。' },
  notHttps: { en: 'The address must begin with https://', jp: 'https:// で始まるアドレスを入力してください。' },
  deadline: {
    en: 'The host name could not be looked up in time. Try again.',
    jp: 'ホスト名を確認できませんでした。もう一度お試しください。',
  },
  secretAgain: {
    en: 'Issuer or client ID changed: enter the secret of this client.',
    jp: '発行者またはクライアントIDが変更されました。このクライアントのシークレットを入力してください。',
  },
});

export const provisioningText = defineText({
  title: { en: 'Users without an invitation', jp: '招待なしのユーザー追加' },
  lead: {
    en: 'When somebody from the identity provider logs in for the first time, an account is added for them. Administrators are never added this way.',
    jp: 'IDプロバイダーの利用者が初めてログインしたときに、アカウントを追加します。管理者権限のアカウントは追加されません。',
  },
  enabled: { en: 'Add users at their first login', jp: '初回ログイン時にユーザーを追加する' },
  domains: { en: 'Email domains', jp: 'メールアドレスのドメイン' },
  domainsHint: {
    en: 'One domain a line, such as example.co.jp. Only people with an address in one of them are added.',
    jp: '1行に1件入力します（例：example.co.jp）。いずれかのドメインのメールアドレスを持つ利用者のみ追加します。',
  },
  otherwise: { en: 'Role where no rule fits', jp: '該当するルールがない場合の権限' },
  nobody: { en: 'Not added', jp: '追加しない' },
  user: { en: 'User', jp: '一般' },
  readonly: { en: 'Read-only', jp: '閲覧のみ' },
  rules: { en: 'Rules', jp: 'ルール' },
  addRule: { en: 'Add rule', jp: 'ルールを追加' },
  removeRule: { en: 'Remove rule {n}', jp: 'ルール{n}を削除' },
  attribute: { en: 'Attribute {n}', jp: '属性{n}' },
  value: { en: 'Value {n}', jp: '値{n}' },
  role: { en: 'Role {n}', jp: '権限{n}' },
});

export const provisioningCodes = defineText({
  domain: {
    en: 'One of the lines is not a domain such as example.co.jp',
    jp: 'ドメイン（例：example.co.jp）として読み取れない行があります。',
  },
  domainTaken: {
    en: 'Another organisation has users in one of these domains. Remove it, and invite these people instead.',
    jp: 'ほかの組織の利用者がいるドメインが含まれています。該当のドメインを除き、個別に招待してください。',
  },
  tooMany: { en: 'Too many lines', jp: '行数が上限を超えています。' },
});
