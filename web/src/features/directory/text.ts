import { defineText } from '#platform/text';
import { directoryTitles } from './title-text';

export const directoryText = defineText({
  ...directoryTitles,
  searchTeams: { en: 'Search by name, firm or person', jp: '名称・会社・担当者で検索' },
  searchCorporations: { en: 'Search by name, kana or country', jp: '名称・カナ・国で検索' },
  noTeams: { en: 'There are no teams', jp: 'チームが登録されていません' },
  noCorporations: { en: 'There are no corporations', jp: '法人が登録されていません' },
  name: { en: 'Name', jp: '名称' },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  nameJpHint: { en: 'Left empty, the English name is used.', jp: '空欄の場合は英語名を使用します。' },
  firm: { en: 'Firm', jp: '会社' },
  looksAfter: { en: 'Responsible for', jp: '担当業務' },
  phone: { en: 'Phone', jp: '電話' },
  fax: { en: 'Fax', jp: 'FAX' },
  email: { en: 'Email', jp: 'メールアドレス' },
  people: { en: 'People', jp: '担当者' },
  peopleHint: { en: 'One person per line: name, title, email, phone', jp: '1行に1名：氏名, 役職, メールアドレス, 電話' },
  personName: { en: 'Name', jp: '氏名' },
  personTitle: { en: 'Title', jp: '役職' },
  noPeople: { en: 'No people are recorded', jp: '担当者の登録がありません' },
  details: { en: 'Details', jp: '基本情報' },
  kana: { en: 'Kana', jp: 'カナ' },
  country: { en: 'Country', jp: '国' },
  roles: { en: 'Role', jp: '役割' },
  address: { en: 'Address', jp: '所在地' },
  heldBy: { en: 'Held by', jp: '保有ファンド' },
  source: { en: 'Source', jp: '区分' },
  company: { en: 'Portfolio company', jp: '投資先企業' },
  counterparty: { en: 'Counterparty', jp: '取引先' },
  add: { en: 'Add team', jp: 'チームを追加' },
  edit: { en: 'Edit team', jp: 'チームを編集' },
  editShort: { en: 'Edit', jp: '編集' },
  delete: { en: 'Delete', jp: '削除' },
  deleteTitle: { en: 'Delete {name}?', jp: '{name}を削除しますか？' },
  deleteBody: { en: 'This cannot be undone.', jp: 'この操作は取り消せません。' },
  saved: { en: 'Saved', jp: '保存しました。' },
  deleted: { en: 'Deleted', jp: '削除しました。' },
  failed: {
    en: 'Someone else updated this. Reload to see the latest.',
    jp: '他のユーザーが更新しました。再読み込みして最新の内容を確認してください。',
  },
});

export const teamCodes = defineText({
  taken: { en: 'This firm already has a team of this name', jp: '同じ名称のチームが登録されています。' },
});
