import type { DataRequestStatus, DataSubjectRight } from '@hakaru/contract/data-subject-requests';
import type { Both } from '@hakaru/contract/languages';
import { defineText } from '#platform/text';
import { dsrTitles } from './title-text';

export const dsrText = defineText({
  ...dsrTitles,
  admin: { en: 'Administration', jp: '管理' },
  list: { en: 'Requests', jp: '請求一覧' },
  listNote: { en: 'Due one month after receipt', jp: '期限は受付から1ヵ月' },
  add: { en: 'Register request', jp: '請求を登録' },
  edit: { en: 'Edit', jp: '編集' },
  editOf: { en: 'Edit request {number}', jp: '請求 {number}を編集' },
  named: { en: 'Request {number}', jp: '請求 {number}' },
  none: { en: 'No requests', jp: '請求はありません' },
  openOnly: { en: 'Open only', jp: '未完了のみ' },
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
  number: { en: 'No.', jp: '番号' },
  requester: { en: 'Requester', jp: '請求者' },
  email: { en: 'Email', jp: 'メールアドレス' },
  kind: { en: 'Right', jp: '請求の種類' },
  receivedDay: { en: 'Received', jp: '受付日' },
  dueDay: { en: 'Due', jp: '期限' },
  status: { en: 'Status', jp: '状態' },
  closedDay: { en: 'Closed', jp: '完了日' },
  overdue: { en: 'Overdue', jp: '期限超過' },
  daysLeft: { en: '{days} days left', jp: '残り{days}日' },
  notes: { en: 'Notes', jp: '備考' },
  account: { en: 'Account', jp: 'アカウント' },
  noAccount: { en: 'No account has this address', jp: 'このアドレスのアカウントはありません' },
  exportedAt: { en: 'Data exported', jp: 'データ出力' },
  erasedAt: { en: 'Data erased', jp: 'データ消去' },
  saved: { en: 'Saved', jp: '保存しました。' },
  exportData: { en: 'Export data', jp: 'データを出力' },
  exported: {
    en: 'The file was saved. The export is recorded in the audit trail.',
    jp: 'ファイルを保存しました。出力は操作履歴に記録されます。',
  },
  erase: { en: 'Erase data', jp: 'データを消去' },
  eraseAsk: { en: 'Erase the data of {name}?', jp: '{name}のデータを消去しますか？' },
  eraseBody: {
    en: 'Name and email are replaced, login ends, and preferences, sessions and notifications are deleted. The audit trail is kept. This cannot be undone.',
    jp: '氏名とメールアドレスを置き換え、ログインを停止し、設定・セッション・お知らせを削除します。操作履歴は残ります。元に戻せません。',
  },
  erased: { en: 'The data was erased.', jp: 'データを消去しました。' },
  notErased: { en: 'This could not be erased', jp: '消去できませんでした' },
  facts: { en: 'Request', jp: '請求内容' },
  kept: {
    en: 'Exports contain account, preferences, sessions, logins, notifications, saved views, favourites and actions. Names written into the organisation’s business records are kept.',
    jp: '出力には、アカウント、設定、セッション、ログイン履歴、お知らせ、保存した表示、お気に入り、操作履歴が含まれます。組織の業務記録に記載された氏名は保持されます。',
  },
});

type Of<Key extends string> = Readonly<Record<Key, Both>>;

export const rightText = defineText({
  access: { en: 'Access', jp: '開示' },
  rectification: { en: 'Rectification', jp: '訂正' },
  erasure: { en: 'Erasure', jp: '消去' },
  restriction: { en: 'Restriction', jp: '利用停止' },
  portability: { en: 'Portability', jp: 'データポータビリティ' },
} satisfies Of<DataSubjectRight>);

export const statusText = defineText({
  open: { en: 'Open', jp: '受付' },
  inProgress: { en: 'In progress', jp: '対応中' },
  completed: { en: 'Completed', jp: '完了' },
  refused: { en: 'Refused', jp: '却下' },
} satisfies Of<DataRequestStatus>);

/** Validation messages. */
export const dsrCodes = defineText({
  future: { en: 'The date must not be in the future', jp: '未来の日付は指定できません。' },
  notErasure: { en: 'Only a request for erasure allows this', jp: '消去の請求でのみ実行できます。' },
  noAccount: { en: 'No account has this address', jp: 'このアドレスのアカウントはありません。' },
  superuser: { en: 'A super-user’s account cannot be erased here', jp: 'スーパーユーザーのアカウントはここでは消去できません。' },
});
