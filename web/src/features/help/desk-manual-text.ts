import type { Chapter } from './manual';

/** What everyone uses whatever their work is. */
export const DESK_MANUAL: readonly Chapter[] = [
  {
    id: 'export',
    title: { en: 'Exporting data', jp: 'データの出力' },
    pages: ['/$role/export'],
    paragraphs: [
      {
        en: 'Every table can be copied and exported with the columns, order and filters on screen, as real numbers and dates. For whole series there is a screen of its own: “Values”, “Returns”, “Holdings” or “Return matrix (months × series)”, up to a populated month, at full precision.',
        jp: 'すべての表は、画面の列・並び順・絞り込みのまま、数値・日付の形式で出力できます。長期の系列は専用の画面で、「残高」「収益率」「保有明細」「収益率マトリクス（月×系列）」から選び、端数処理をせずに出力します。',
      },
      {
        en: 'Excel and CSV, in UTF-8 or Shift_JIS. “Save as layout…” keeps a choice for the next month. “Past exports” says who exported what and when.',
        jp: 'ExcelとCSV（UTF-8・Shift_JIS）に対応しています。「形式として保存…」で次回も同じ形式を使えます。「出力履歴」には、誰が何をいつ出力したかが残ります。',
      },
    ],
    steps: [
      { en: 'Choose “Data”, “Rows” and “Period”.', jp: '「データ」「対象」「期間」を選びます。' },
      { en: 'Choose “Export”; you may leave the page while the file is created.', jp: '「出力」を選びます。作成中も画面を離れられます。' },
    ],
  },
  {
    id: 'comments',
    title: { en: 'Comments and mentions', jp: 'コメントと指名' },
    pages: ['/notifications'],
    paragraphs: [
      {
        en: 'A comment can be written on a figure, a mandate, a reporting task and an import. It keeps the value as it was when it was written and says if it has changed since. “Visible to” is either “Our organisation” or “Everyone who sees this”.',
        jp: '数値・マンデート・報告タスク・取込にコメントを付けられます。記入時の値が残り、その後に変わった場合は表示されます。「公開範囲」は「自組織のみ」または「閲覧できる全員」です。',
      },
      {
        en: 'Type @ and a name to mention someone: they are notified, by email as well unless they have switched that off. “Resolve” settles a comment, “Reopen” takes it up again; “Show” under Notifications lists the open ones you wrote or are mentioned in.',
        jp: '@に続けて名前を入力すると、その人に画面とメールで通知されます（メールは本人が停止できます）。「解決済みにする」で終了し、「再開」で再び未解決にします。自分に関係する未解決のコメントは、お知らせの「表示」から一覧できます。',
      },
    ],
    steps: [
      { en: 'Click a figure; the comments stand below its trace.', jp: '数値をクリックします。根拠の下にコメントが表示されます。' },
      { en: 'Write, choose who can see it, and “Add comment”.', jp: '内容を入力し、公開範囲を選び、「コメントを追加」を選びます。' },
    ],
  },
  {
    id: 'favourites',
    title: { en: 'Favourites and saved views', jp: 'お気に入りと表示の保存' },
    paragraphs: [
      {
        en: 'The star at the head of a mandate, fund, asset class, report or document keeps its page under “Favourites”, on every device; “Arrange favourites…” puts them in order.',
        jp: 'マンデート・ファンド・資産クラス・報告書・文書の見出しの星印で、「お気に入り」に登録できます。どの端末でも使え、「お気に入りの整理…」で並べ替えられます。',
      },
      {
        en: 'Under “View”, “Save as new view…” keeps columns, order, sort and filters under a name. “Team views” are seen by everyone in your organisation.',
        jp: '「表示」の「新しい表示として保存…」で、列・並び順・ソート・絞り込みを名称を付けて保存できます。「チームの表示」は組織の全員に表示されます。',
      },
    ],
  },
  {
    id: 'keyboard',
    title: { en: 'Finding anything, and the keyboard', jp: '検索とキーボード操作' },
    paragraphs: [
      {
        en: 'Ctrl K (⌘ K on a Mac) opens “Find”: pages, mandates, funds, securities, documents, people and actions, by code or part of a name in either language; favourites and recent pages stand first. ? lists the “Keyboard shortcuts”.',
        jp: 'Ctrl＋K（Macは⌘＋K）で「検索」が開きます。ページ・マンデート・ファンド・銘柄・文書・ユーザー・操作を、日本語・英語のコードや名称の一部で検索できます。お気に入りと最近の項目が先に表示されます。?で「キーボードショートカット」の一覧が開きます。',
      },
      {
        en: 'In tables the arrow keys move, Shift extends the selection, Ctrl C copies it for a spreadsheet, Ctrl Shift C with its headings, and Enter opens the trace of a figure.',
        jp: '表の中では矢印キーで移動、Shiftで範囲選択、Ctrl＋Cで表計算ソフト向けにコピー、Ctrl＋Shift＋Cで見出し付きコピー、Enterで数値の根拠を開きます。',
      },
    ],
  },
  {
    id: 'notifications',
    title: { en: 'Notifications, email and quiet hours', jp: 'お知らせ・メール・送信しない時間帯' },
    pages: ['/notifications', '/settings/notifications'],
    paragraphs: [
      {
        en: 'A notification leads to what it is about. For each kind choose “In the app”, “By email” or “Once a day”: the daily email gathers everything in one letter at 08:00.',
        jp: 'お知らせから該当の画面を開けます。種類ごとに「画面」「メール」「1日1回まとめて」を選べます。まとめメールは8:00に届きます。',
      },
      {
        en: 'During “Quiet hours” emails are held until they end. Warnings about your own account are always sent.',
        jp: '「メールを送らない時間帯」のメールは、終了後に届きます。ご自身のアカウントに関する警告は常に送信されます。',
      },
    ],
  },
  {
    id: 'twoStep',
    title: { en: 'Two-step verification and passkeys', jp: '二段階認証とパスキー' },
    pages: ['/settings/security'],
    paragraphs: [
      {
        en: 'Who logs in with a password can protect it with a second step: the code of an authenticator app, or a passkey, which is a key in a phone, computer or security key, opened by fingerprint, face or PIN. You may have the app and up to ten passkeys; each of them completes the login.',
        jp: 'パスワードでログインするユーザーは、二段階認証を追加できます。認証アプリの認証コード、またはパスキー（スマートフォン・パソコン・セキュリティキーに保存され、指紋・顔認証・PINで使用する鍵）を使用します。認証アプリとパスキー（10件まで）を併用でき、いずれか1つでログインできます。',
      },
      {
        en: 'The ten “Recovery codes” come with the first of them and log you in once each; “New recovery codes” replaces them. Adding or removing anything here asks for your password and what you have already, ends your other sessions and is confirmed by email.',
        jp: '10件の「リカバリーコード」は最初の設定時に発行され、各1回ログインに使用できます。「リカバリーコードを再発行」で置き換えられます。追加・削除にはパスワードと設定済みの方法による本人確認が必要で、他のセッションは終了し、メールでお知らせします。',
      },
      {
        en: 'If you have lost all of them, an administrator of your organisation resets your two-step verification on your page under Users. An organisation can require it of everybody; then the last one cannot be removed. A passkey that may have been copied is refused, and you are told by email.',
        jp: 'すべて使用できない場合は、組織の管理者がユーザーの画面から二段階認証をリセットします。組織は全員に必須とすることができ、その場合、最後の1つは解除できません。複製のおそれがあるパスキーは拒否され、メールでお知らせします。',
      },
    ],
    steps: [
      {
        en: 'Under Settings, “Security”, choose “Add a passkey” and enter your password.',
        jp: '設定の「セキュリティ」で「パスキーを追加」を選び、パスワードを入力します。',
      },
      {
        en: 'Name the device, choose “Create passkey” and follow your browser.',
        jp: '端末の名称を入力して「パスキーを作成」を選び、ブラウザーの案内に従います。',
      },
      {
        en: 'Keep the recovery codes where you would find them without this device.',
        jp: 'リカバリーコードを、この端末がなくても確認できる場所に保管します。',
      },
    ],
  },
  {
    id: 'display',
    title: { en: 'Language, units, phone and paper', jp: '言語・単位・スマートフォン・印刷' },
    pages: ['/settings/profile'],
    paragraphs: [
      {
        en: 'Language, theme, row height, unit of amounts and the mark for negative figures are yours and follow you to every device. On a phone value, return and excess come first; what else a table has opens by scrolling sideways.',
        jp: '言語・配色・行の高さ・金額の単位・負数の表示は個人の設定で、どの端末でも共通です。スマートフォンでは時価・収益率・超過収益率が先に表示され、その他の列は横にスクロールして表示します。',
      },
      {
        en: 'Printed pages carry the organisation, the as of date, the unit and the time of printing, and are legible in black and white.',
        jp: '印刷物には、組織名・基準日・単位・出力日時が記載され、白黒でも判読できます。',
      },
    ],
  },
];
