import { defineText } from '#platform/text';

export const partiesText = defineText({
  title: { en: 'Parties', jp: '関係者' },
  lead: { en: 'Manager, trustee and others, with their dates', jp: '運用機関・受託機関などと、その期間' },
  none: { en: 'No party is recorded', jp: '関係者の登録はありません' },
  add: { en: 'Add party', jp: '関係者を追加' },
  edit: { en: 'Edit party', jp: '関係者を編集' },
  editShort: { en: 'Edit', jp: '編集' },
  remove: { en: 'Remove', jp: '削除' },
  removeTitle: { en: 'Remove {name}?', jp: '{name}を削除しますか？' },
  removeBody: {
    en: 'If the relationship has only ended, enter an end date instead of removing the record.',
    jp: '関係が終了しただけの場合は、削除せずに終了日を入力してください。',
  },
  role: { en: 'Role', jp: '役割' },
  name: { en: 'Name', jp: '名称' },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  nameJpHint: { en: 'Left empty, the English name is used.', jp: '空欄の場合は英語名を使用します。' },
  organisation: { en: 'Organisation on the platform', jp: 'プラットフォーム上の組織' },
  organisationHint: {
    en: 'It sees this mandate from the first to the last day.',
    jp: '開始日から終了日まで、このマンデートを閲覧できます。',
  },
  notHere: { en: 'None: a name only', jp: 'なし（名称のみ）' },
  from: { en: 'From', jp: '開始日' },
  to: { en: 'To', jp: '終了日' },
  sees: { en: 'Sees the mandate', jp: '閲覧可' },
  access: { en: 'Access', jp: '閲覧' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions: {name}', jp: '操作：{name}' },
  added: { en: 'Party Added', jp: '関係者を追加しました。' },
  updated: { en: 'Party Updated', jp: '関係者を更新しました。' },
  removed: { en: 'Party Removed', jp: '関係者を削除しました。' },
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
  notRemoved: { en: 'Error in delete', jp: '削除できませんでした。' },
});

export const partyRoleText = defineText({
  manager: { en: 'Manager', jp: '運用機関' },
  subAdvisor: { en: 'Sub-advisor', jp: '運用再委託先' },
  trustee: { en: 'Trustee', jp: '受託機関' },
  masterTrustee: { en: 'Master trustee', jp: 'マスタートラスティ' },
  custodian: { en: 'Custodian', jp: 'カストディアン' },
  fundAdministrator: { en: 'Fund administrator', jp: 'ファンド事務管理会社' },
  investor: { en: 'Investor', jp: '投資家' },
});

/** Messages for the rules of a party. */
export const partyCodes = defineText({
  endBeforeStart: { en: 'The last day must not be before the first', jp: '終了日は開始日以降の日付にしてください。' },
  taken: { en: 'This party is already recorded from that day', jp: 'この関係者は同じ開始日ですでに登録されています。' },
  notFound: { en: 'Please choose again', jp: '選択し直してください。' },
});
