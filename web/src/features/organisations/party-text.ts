import { defineText } from '#platform/text';

export const partyText = defineText({
  parties: { en: 'Parties', jp: '関係者' },
  lead: { en: 'Parties to the accounts, with their roles and dates', jp: '各アカウントの関係者と役割、期間' },
  none: { en: 'No parties are recorded', jp: '関係者は登録されていません' },
  party: { en: 'Party', jp: '関係者' },
  role: { en: 'Role', jp: '役割' },
  account: { en: 'Code', jp: 'コード' },
  accountName: { en: 'Account', jp: 'アカウント' },
  from: { en: 'From', jp: '開始日' },
  to: { en: 'To', jp: '終了日' },
});

/** Labels of roles; the API has the keys. */
export const partyRoleText = defineText({
  custodian: { en: 'Custodian', jp: 'カストディアン' },
  fundAdministrator: { en: 'Fund administrator', jp: 'ファンド事務管理会社' },
  investor: { en: 'Investor', jp: '投資家' },
  manager: { en: 'Manager', jp: '運用機関' },
  masterTrustee: { en: 'Master trustee', jp: 'マスタートラスティ' },
  subAdvisor: { en: 'Sub-advisor', jp: '運用再委託先' },
  trustee: { en: 'Trustee', jp: '受託機関' },
});
