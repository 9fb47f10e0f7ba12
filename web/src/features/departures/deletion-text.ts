import { defineText } from '#platform/text';

export const deletionText = defineText({
  title: { en: 'Departures', jp: '退会' },
  admin: { en: 'Admin', jp: '管理' },
  request: { en: 'Request deletion…', jp: '削除を申請…' },
  list: { en: 'Organisations that leave', jp: '退会する組織' },
  listNote: {
    en: 'Deleted after a complete export and the decision of two super-users',
    jp: '全データの出力後、運営者2名の決定により削除します',
  },
  none: { en: 'No organisation is leaving', jp: '退会する組織はありません' },
  failedToLoad: { en: 'Departures could not be loaded', jp: '退会の一覧を読み込めませんでした' },
  organisation: { en: 'Organisation', jp: '組織' },
  state: { en: 'Status', jp: '状態' },
  requested: { en: 'Requested', jp: '申請' },
  approved: { en: 'Approved', jp: '承認' },
  byAt: { en: '{name}, {at}', jp: '{name}（{at}）' },
  exported: { en: 'Complete export', jp: '全データの出力' },
  backups: { en: 'In backups until', jp: 'バックアップの保持期限' },
  rows: { en: 'Rows deleted', jp: '削除件数' },
  files: { en: 'Files deleted', jp: '削除ファイル数' },
  actions: { en: 'Actions', jp: '操作' },
  approve: { en: 'Approve…', jp: '承認…' },
  withdraw: { en: 'Withdraw', jp: '取下げ' },
  waitsForOther: { en: 'Another super-user has to approve', jp: '別の運営者の承認待ち' },
  certificate: { en: 'Certificate', jp: '証明書' },
  requestTitle: { en: 'Request the deletion of an organisation', jp: '組織の削除を申請' },
  requestLead: {
    en: 'Its data, documents and logins are deleted once another super-user has approved. The organisation’s administrators are notified now.',
    jp: '別の運営者が承認すると、データ・文書・ログインをすべて削除します。組織の管理者には今すぐ通知します。',
  },
  ref: { en: 'Reference of the organisation', jp: '組織の管理コード' },
  backupsHint: {
    en: 'Until this day backups still hold the data. It is stated on the certificate.',
    jp: 'この日まではバックアップにデータが残ります。証明書に記載します。',
  },
  password: { en: 'Your password', jp: 'ご自身のパスワード' },
  send: { en: 'Request', jp: '申請' },
  approveTitle: { en: 'Delete {name}', jp: '{name}を削除' },
  approveLead: {
    en: 'From this moment nobody of this organisation can log in, and its data cannot be restored.',
    jp: '承認した時点でこの組織のユーザーはログインできなくなり、データは元に戻せません。',
  },
  confirmRef: { en: 'Type “{ref}” to confirm', jp: '確認のため「{ref}」と入力してください' },
  approveNow: { en: 'Delete', jp: '削除' },
  withdrawAsk: { en: 'Withdraw the request to delete {name}?', jp: '{name}の削除の申請を取り下げますか？' },
  certificateTitle: { en: 'Certificate of deletion', jp: '削除証明書' },
  deletedOf: {
    en: '{rows} rows and {files} files of {name} ({ref}) were deleted on {at}.',
    jp: '{name}（{ref}）のデータ{rows}件とファイル{files}件を{at}に削除しました。',
  },
  exportLine: { en: 'Complete export before: SHA-256 {sha256}', jp: '削除前の全データの出力：SHA-256 {sha256}' },
  decidedBy: { en: 'Requested by {requester}, approved by {approver}', jp: '申請 {requester}、承認 {approver}' },
  keptTitle: { en: 'What remains', jp: '残るもの' },
  untilLine: { en: 'Backups until {day}', jp: 'バックアップの保持期限：{day}' },
  tables: { en: 'Rows deleted by table', jp: 'テーブル別の削除件数' },
  download: { en: 'Download with signature', jp: '署名付きでダウンロード' },
  notDownloaded: { en: 'The certificate could not be downloaded.', jp: '証明書をダウンロードできませんでした。' },
});

export const deletionStateText = defineText({
  requested: { en: 'Requested', jp: '申請中' },
  running: { en: 'Being deleted', jp: '削除中' },
  done: { en: 'Deleted', jp: '削除済み' },
  withdrawn: { en: 'Withdrawn', jp: '取下げ' },
});

/** Messages for a refused request or approval. */
export const deletionCodes = defineText({
  unknown: { en: 'No organisation has this reference', jp: 'この管理コードの組織はありません。' },
  operators: { en: 'The operators’ own organisation cannot be deleted', jp: '運営者の組織は削除できません。' },
  notExported: {
    en: 'A complete export of the last 30 days is needed first',
    jp: '先に全データを出力してください（30日以内）。',
  },
  alreadyOpen: { en: 'Its deletion has already been requested', jp: '削除は申請済みです。' },
  past: { en: 'The date must not be in the past', jp: '過去の日付は指定できません。' },
  otherName: { en: 'This is not the reference of this organisation', jp: 'この組織の管理コードと一致しません。' },
  secondPerson: { en: 'A super-user other than the requester must approve it', jp: '申請者とは別の運営者による承認が必要です' },
  sso: { en: 'A super-user with a password is needed', jp: 'パスワードをお持ちの運営者による操作が必要です。' },
});
