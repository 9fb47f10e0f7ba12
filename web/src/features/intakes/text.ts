import { defineText } from '#platform/text';
import { intakesTitles } from './title-text';

export const intakesText = defineText({
  ...intakesTitles,
  failed: { en: 'The drop folders could not be loaded', jp: '受付フォルダを読み込めませんでした' },
  closed: {
    en: 'This installation has no drop folder, so files cannot arrive this way. Its operator can set one up.',
    jp: 'このシステムには受付フォルダが設定されていないため、自動受付は利用できません。設定はシステムの運用担当者に依頼してください。',
  },
  folders: { en: 'Drop folders', jp: '受付フォルダ' },
  lead: {
    en: 'Files put into a folder are imported like an upload, with your rights as the administrator who switched it on. They still need approval.',
    jp: 'フォルダに置いたファイルを、画面からのアップロードと同様に取り込みます。受付を開始した管理者の権限で処理し、承認は別途必要です。',
  },
  none: { en: 'No drop folders yet', jp: '受付フォルダはまだありません' },
  noneHint: {
    en: 'Open one for each client whose reports come from your systems or by SFTP.',
    jp: 'システムやSFTPで報告を送る顧客ごとに開設してください。',
  },
  add: { en: 'Open drop folder', jp: '受付フォルダを開設' },
  addLead: {
    en: 'A folder of its own is made for the client. Its name is random: pass it only to the people or programs who send the files.',
    jp: '顧客専用のフォルダを作成します。フォルダ名は推測されないよう無作為に付けられます。送信する担当者やプログラムにのみ伝えてください。',
  },
  open: { en: 'Open', jp: '開設' },
  opened: { en: 'The drop folder is open. It is ready within a minute.', jp: '受付フォルダを開設しました。1分以内に利用できます。' },
  client: { en: 'Client', jp: '顧客' },
  state: { en: 'Status', jp: '状態' },
  on: { en: 'On', jp: '受付中' },
  off: { en: 'Off', jp: '停止中' },
  stopped: { en: 'Stopped', jp: '自動停止' },
  unusable: { en: 'Cannot be opened since {time}', jp: '{time}からフォルダを開けません' },
  folder: { en: 'Folder', jp: 'フォルダ' },
  copy: { en: 'Copy folder name', jp: 'フォルダ名をコピー' },
  copied: { en: 'Copied', jp: 'コピーしました。' },
  notCopied: { en: 'Could not copy. Select the text and copy it.', jp: 'コピーできませんでした。文字列を選択してコピーしてください。' },
  receivers: { en: 'Receipts go to', jp: '受領通知の宛先' },
  receiversHint: {
    en: 'They get an email for each file: what was found and what to do next, without figures.',
    jp: 'ファイルごとに、確認結果と次の対応をメールで通知します（数値は含みません）。',
  },
  and: { en: ', ', jp: '、' },
  nobody: { en: 'Nobody', jp: 'なし' },
  responsible: { en: 'Responsible', jp: '責任者' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions for {name}', jp: '{name}の操作' },
  edit: { en: 'Choose receivers', jp: '宛先を変更' },
  switchOn: { en: 'Switch on', jp: '受付を開始' },
  switchOff: { en: 'Switch off', jp: '受付を停止' },
  onAsk: { en: 'Switch on the intake for {name}?', jp: '{name}の受付を開始しますか？' },
  onBody: {
    en: 'You become responsible: files are imported with your rights, and the intake stops when you lose them.',
    jp: 'あなたが責任者になります。ファイルはあなたの権限で取り込まれ、権限がなくなると受付は停止します。',
  },
  offAsk: { en: 'Switch off the intake for {name}?', jp: '{name}の受付を停止しますか？' },
  offBody: {
    en: 'Files stay in the folder and are taken once it is switched on again.',
    jp: 'ファイルはフォルダに残り、受付を再開すると取り込まれます。',
  },
  saved: { en: 'Saved', jp: '保存しました。' },
});

/** Why an intake was stopped. */
export const stopText = defineText({
  personLeft: { en: 'The responsible administrator left', jp: '責任者が無効になりました' },
  rightsLost: { en: 'The responsible person is no administrator any more', jp: '責任者が管理者ではなくなりました' },
  clientLost: { en: 'Files for this client can no longer be imported', jp: 'この顧客のファイルは取り込めなくなりました' },
});

export const fileText = defineText({
  files: { en: 'Files', jp: '受付履歴' },
  lead: { en: 'Kept for one year', jp: '1年間保存されます' },
  none: { en: 'No files yet', jp: '受け付けたファイルはまだありません' },
  failed: { en: 'The files could not be loaded', jp: '受付履歴を読み込めませんでした' },
  name: { en: 'File', jp: 'ファイル' },
  outcome: { en: 'Outcome', jp: '結果' },
  seen: { en: 'Arrived', jp: '受付日時' },
  client: { en: 'Client', jp: '顧客' },
  receipt: { en: 'Receipt sent', jp: '受領通知' },
  noReceipt: { en: 'Not yet', jp: '未送信' },
  arriving: { en: 'Arriving', jp: '受信中' },
  taken: { en: 'Being imported', jp: '取込中' },
  received: { en: 'Received', jp: '受領済' },
  refused: { en: 'Refused', jp: '受付不可' },
  known: { en: 'Same file as before', jp: '受領済みと同一のファイル' },
});

export const intakeCodes = defineText({
  required: { en: 'Required', jp: '入力してください。' },
  invalid: { en: 'Choose a client', jp: '顧客を選択してください。' },
  notFound: { en: 'No longer available. Choose again.', jp: '選択できなくなりました。選び直してください。' },
  taken: { en: 'This client already has a drop folder', jp: 'この顧客の受付フォルダはすでにあります。' },
  tooMany: { en: 'Choose 20 people at most', jp: '宛先は20人まで選択できます。' },
  intakeClosed: { en: 'This installation has no drop folder', jp: '受付フォルダが設定されていません。' },
});
