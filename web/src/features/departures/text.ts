import { defineText } from '#platform/text';

export const departuresText = defineText({
  title: { en: 'Complete Export', jp: '全データの出力' },
  what: { en: 'Everything of this organisation', jp: 'この組織の全データ' },
  whatLead: {
    en: 'One archive (.zip) to keep, or to move elsewhere',
    jp: '保管や移行に使えるアーカイブ（.zip）1件',
  },
  contains: { en: 'Included', jp: '内容' },
  containsBody: {
    en: 'All data as of one moment with a description of every column, original files and documents, and the audit trail with its chain.',
    jp: '同一時点の全データ（各列の説明付き）、元のファイルと文書、操作履歴（ハッシュの連鎖を含む）。',
  },
  leavesOut: { en: 'Not included', jp: '対象外' },
  leavesOutBody: {
    en: 'Passwords, tokens and other secrets, and data of other organisations.',
    jp: 'パスワード・トークンなどの秘密情報、ほかの組織のデータ。',
  },
  check: { en: 'To verify', jp: '検証方法' },
  checkBody: {
    en: 'Run verify.mjs in the unpacked folder. It compares every file and follows the audit trail.',
    jp: '展開したフォルダでverify.mjsを実行すると、全ファイルと操作履歴を検証できます。',
  },
  kept: { en: 'Available for', jp: '保管期間' },
  keptBody: {
    en: '{days} days. All administrators are notified, and each download is recorded.',
    jp: '{days}日間。管理者全員に通知し、ダウンロードのたびに操作履歴に記録します。',
  },
  start: { en: 'Export everything…', jp: '全データを出力…' },
  dialogTitle: { en: 'Export everything of {name}', jp: '{name}の全データを出力' },
  name: { en: 'Organisation name or reference', jp: '組織の名称または管理コード' },
  nameHint: { en: 'Type “{ref}” to confirm', jp: '確認のため「{ref}」と入力してください' },
  password: { en: 'Your password', jp: 'ご自身のパスワード' },
  run: { en: 'Start export', jp: '出力を開始' },
  started: {
    en: 'The archive is being created. You may leave this page.',
    jp: 'アーカイブを作成しています。画面を離れても続きます。',
  },
  history: { en: 'Past complete exports', jp: '出力履歴' },
  none: { en: 'No complete export has been made yet', jp: '全データの出力履歴はありません' },
  failedToLoad: { en: 'Complete exports could not be loaded', jp: '出力履歴を読み込めませんでした' },
  at: { en: 'Exported at', jp: '出力日時' },
  by: { en: 'Exported by', jp: '出力者' },
  state: { en: 'Status', jp: '状態' },
  rows: { en: 'Rows', jp: '行数' },
  files: { en: 'Files', jp: 'ファイル数' },
  filesMissing: { en: '{files}, {missing} not found', jp: '{files}（不明{missing}）' },
  size: { en: 'Size (MB)', jp: 'サイズ（MB）' },
  hash: { en: 'SHA-256', jp: 'SHA-256' },
  file: { en: 'Archive', jp: 'アーカイブ' },
  gone: { en: 'Removed after {days} days', jp: '{days}日経過のため削除済み' },
  notDownloaded: { en: 'The archive could not be downloaded.', jp: 'アーカイブをダウンロードできませんでした。' },
});

export const archiveStateText = defineText({
  waiting: { en: 'Waiting', jp: '待機中' },
  running: { en: 'In progress', jp: '作成中' },
  done: { en: 'Done', jp: '完了' },
  failed: { en: 'Failed', jp: '失敗' },
});

/** Messages for a refused confirmation. */
export const archiveCodes = defineText({
  otherName: { en: 'This is not the name of this organisation', jp: 'この組織の名称と一致しません。' },
  alreadyOpen: { en: 'A complete export is already being created', jp: '作成中の全データ出力があります。完了をお待ちください。' },
  sso: {
    en: 'You log in without a password here. Ask an administrator who has one, or support.',
    jp: 'シングルサインオンのユーザーは開始できません。パスワードをお持ちの管理者またはサポートにご依頼ください。',
  },
});
