import { defineText } from '#platform/text';
import { intakesTitles } from './title-text';

export const intakesText = defineText({
  ...intakesTitles,
  failed: { en: 'The intakes could not be loaded', jp: '自動受付の設定を読み込めませんでした' },
  closed: {
    en: 'This installation has neither a drop folder nor a mail address for reports. Its operator can set them up.',
    jp: 'このシステムには受付フォルダも受付用メールアドレスも設定されていないため、自動受付は利用できません。設定はシステムの運用担当者に依頼してください。',
  },
  folders: { en: 'Drop folders and mail addresses', jp: '受付フォルダとメールアドレス' },
  lead: {
    en: 'Files that arrive are imported like an upload, with the rights of the administrator who switched it on. They still need approval.',
    jp: '届いたファイルを、画面からのアップロードと同様に取り込みます。受付を開始した管理者の権限で処理し、承認は別途必要です。',
  },
  none: { en: 'No intakes yet', jp: '自動受付はまだありません' },
  noneHint: {
    en: 'Open one for each client whose reports come from your systems, by SFTP or by mail.',
    jp: 'システム、SFTP、メールで報告を送る顧客ごとに開設してください。',
  },
  add: { en: 'Open intake', jp: '自動受付を開設' },
  addLead: {
    en: 'The client gets a folder and, for the senders you name, a mail address of its own. Both are random: pass them only to the people or programs who send the files.',
    jp: '顧客専用のフォルダと、指定した送信者用のメールアドレスを作成します。どちらも推測されないよう無作為に付けられます。送信する担当者やプログラムにのみ伝えてください。',
  },
  open: { en: 'Open', jp: '開設' },
  opened: { en: 'The intake is open. It is ready within a minute.', jp: '自動受付を開設しました。1分以内に利用できます。' },
  client: { en: 'Client', jp: '顧客' },
  state: { en: 'Status', jp: '状態' },
  on: { en: 'On', jp: '受付中' },
  off: { en: 'Off', jp: '停止中' },
  stopped: { en: 'Stopped', jp: '自動停止' },
  unusable: { en: 'Cannot be opened since {time}', jp: '{time}からフォルダを開けません' },
  folder: { en: 'Folder', jp: 'フォルダ' },
  place: { en: 'Arrives in', jp: '受付先' },
  copy: { en: 'Copy folder name', jp: 'フォルダ名をコピー' },
  mail: { en: 'Mail address', jp: 'メールアドレス' },
  copyMail: { en: 'Copy mail address', jp: 'メールアドレスをコピー' },
  noMail: { en: 'No senders by mail', jp: 'メール送信者なし' },
  senders: { en: 'Who may send by mail', jp: 'メール送信を許可するアドレス' },
  sendersHint: {
    en: 'One address per line. The mail server must confirm the sender (DMARC); other messages are not opened. Without addresses no mail is taken.',
    jp: '1行に1件入力してください。メールサーバーで送信元を確認できたもの（DMARC）のみ開きます。入力がなければメールは受け付けません。',
  },
  sendersOf: { en: 'From {addresses}', jp: '送信元：{addresses}' },
  renew: { en: 'New mail address', jp: 'メールアドレスを更新' },
  renewAsk: { en: 'Give {name} a new mail address?', jp: '{name}のメールアドレスを更新しますか？' },
  renewBody: {
    en: 'Mail to the old address is dropped from now on. You become responsible for what arrives.',
    jp: '旧アドレス宛てのメールは受け付けなくなります。以後の受付はあなたが責任者になります。',
  },
  copied: { en: 'Copied', jp: 'コピーしました。' },
  notCopied: { en: 'Could not copy. Select the text and copy it.', jp: 'コピーできませんでした。文字列を選択してコピーしてください。' },
  receivers: { en: 'Receipts go to', jp: '受領通知の宛先' },
  receiversHint: {
    en: 'They and whoever sent a file by mail get an email for each file: what was found and what to do next, without figures.',
    jp: 'ファイルごとに、確認結果と次の対応をメールで通知します（数値は含みません）。メールの送信者にも届きます。',
  },
  and: { en: ', ', jp: '、' },
  nobody: { en: 'Nobody', jp: 'なし' },
  responsible: { en: 'Responsible', jp: '責任者' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions for {name}', jp: '{name}の操作' },
  edit: { en: 'Choose receivers and senders', jp: '宛先と送信者を変更' },
  switchOn: { en: 'Switch on', jp: '受付を開始' },
  switchOff: { en: 'Switch off', jp: '受付を停止' },
  onAsk: { en: 'Switch on the intake for {name}?', jp: '{name}の受付を開始しますか？' },
  onBody: {
    en: 'You become responsible: files are imported with your rights, and the intake stops when you lose them.',
    jp: 'あなたが責任者になります。ファイルはあなたの権限で取り込まれ、権限がなくなると受付は停止します。',
  },
  offAsk: { en: 'Switch off the intake for {name}?', jp: '{name}の受付を停止しますか？' },
  offBody: {
    en: 'Files stay in the folder and are taken once it is switched on again. Mail is refused with a reply to its sender.',
    jp: 'フォルダのファイルは残り、受付を再開すると取り込まれます。メールは送信者に通知のうえ受け付けません。',
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
  unanswered: { en: 'None', jp: 'なし' },
  channel: { en: 'Way in', jp: '受付方法' },
  folder: { en: 'Folder', jp: 'フォルダ' },
  mail: { en: 'Mail', jp: 'メール' },
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
  taken: { en: 'This client already has an intake', jp: 'この顧客の自動受付はすでにあります。' },
  tooMany: { en: 'Choose 20 people at most', jp: '宛先は20人まで選択できます。' },
  intakeClosed: { en: 'This installation has no drop folder', jp: '受付フォルダが設定されていません。' },
  mailClosed: { en: 'This installation takes no reports by mail', jp: 'メールでの受付が設定されていません。' },
  email: { en: 'Write one whole address per line, such as ops@example.com', jp: 'ops@example.com のように、1行に1件入力してください。' },
  tooManySenders: { en: 'Name 20 addresses at most', jp: '送信者は20件まで登録できます。' },
  repeated: { en: 'An address is named twice', jp: '同じアドレスが重複しています。' },
  noSenders: { en: 'Nobody may send by mail yet', jp: 'メール送信者が登録されていません。' },
});
