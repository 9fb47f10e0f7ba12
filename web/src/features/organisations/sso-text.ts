import { defineText } from '#platform/text';

export const ssoText = defineText({
  sso: { en: 'Single sign-on', jp: 'シングルサインオン' },
  ssoHint: {
    en: 'Applies to users marked for single sign-on.',
    jp: 'シングルサインオン対象のユーザーに適用されます。',
  },
  ssoTest: {
    en: 'This organisation logs in through the test identity provider. Saving replaces it.',
    jp: 'テスト用のIDプロバイダーを使用しています。保存すると置き換わります。',
  },
  ssoOff: { en: 'Remove single sign-on', jp: 'シングルサインオンを解除' },
  ssoOffAsk: { en: 'Remove single sign-on from {name}?', jp: '{name} のシングルサインオンを解除しますか？' },
  ssoOffBody: {
    en: 'Users marked for single sign-on will need a password.',
    jp: 'シングルサインオン対象のユーザーはパスワードが必要になります。',
  },
  issuer: { en: 'Issuer of the provider (entity ID)', jp: 'IDプロバイダーの発行者（エンティティID）' },
  entryPoint: { en: 'Login address', jp: 'ログインURL' },
  entryPointShape: { en: 'https://…', jp: 'https://…' },
  certificate: { en: 'Signing certificate (PEM)', jp: '署名証明書（PEM）' },
  nextCertificate: { en: 'Second signing certificate (PEM)', jp: '2つ目の署名証明書（PEM）' },
  nextHint: {
    en: 'Before the provider changes its key, add the new certificate here: logins signed with either are accepted. Afterwards put it in the first field and empty this one.',
    jp: 'IDプロバイダーの鍵を更新する前に、新しい証明書をここに追加します。更新中はどちらの署名でもログインできます。更新後は1つ目の欄に移し、この欄を空にします。',
  },
  metadata: {
    en: 'The identity provider finds the entity ID and reply address of this site at',
    jp: '本サイトのエンティティIDと応答先URLは、次のメタデータから取得できます。',
  },
  metadataPath: { en: '/saml/metadata', jp: '/saml/metadata' },
});

export const certificateText = defineText({
  certificates: { en: 'Signing certificates', jp: '署名証明書' },
  bareKey: { en: 'Key without a certificate', jp: '証明書のない公開鍵' },
  days: { en: '{from} to {to}', jp: '{from} ～ {to}' },
  undatedDays: { en: 'No end date', jp: '有効期限なし' },
  future: { en: 'Not valid yet', jp: '有効期間前' },
  valid: { en: 'Valid', jp: '有効' },
  expiring: { en: 'Ends soon', jp: 'まもなく期限切れ' },
  expired: { en: 'Ended', jp: '期限切れ' },
  undated: { en: 'Undated', jp: '期限なし' },
  renewSoon: {
    en: 'The last signing certificate ends on {day}. Ask the identity provider for the new one and add it as the second before the provider changes over.',
    jp: '署名証明書の有効期限は{day}です。IDプロバイダーから新しい証明書を入手し、切り替え前に2つ目の証明書として追加してください。',
  },
  tellSupport: {
    en: 'The signing certificate of your identity provider ends on {day}. Send support the new certificate before the provider changes over.',
    jp: 'IDプロバイダーの署名証明書の有効期限は{day}です。切り替え前に、新しい証明書をサポートへお送りください。',
  },
});
