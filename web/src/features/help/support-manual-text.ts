import type { Chapter } from './manual';

/** What support does, in administration and in a client’s place. */
export const SUPPORT_MANUAL: readonly Chapter[] = [
  {
    id: 'impersonation',
    title: { en: 'Working as a client', jp: '代理ログイン' },
    pages: ['/admin/organisations'],
    paragraphs: [
      {
        en: '“Impersonate” takes an organisation and a role; choose the read-only role where you only look. A bar on every page names the organisation, the role and the environment until “Stop impersonation”. Start and end are in the client’s own audit trail, and whatever you change is written there as support’s.',
        jp: '「代理ログイン」では組織と権限を選びます。閲覧だけの場合は閲覧のみの権限を選んでください。「代理ログインを終了」まで、全画面に組織・権限・環境が表示されます。開始と終了は顧客の操作履歴に残り、変更はサポートによるものとして記録されます。',
      },
      {
        en: 'Support is never the second person where two are needed, and a client’s administrators see every access under Settings.',
        jp: '第二者の承認が必要な場面で、サポートが第二者になることはありません。顧客の管理者は、設定ですべてのアクセスを確認できます。',
      },
    ],
    steps: [
      { en: 'Find the organisation by name or reference and start.', jp: '組織名または管理コードで検索し、開始します。' },
      {
        en: 'Open the address the client sent; look at the same as of date.',
        jp: '顧客から受け取ったアドレスを開き、同じ基準日で確認します。',
      },
      {
        en: '“Copy URL with organisation” gives a colleague the same page.',
        jp: '「組織付きURLをコピー」で、同じ画面を同僚に伝えられます。',
      },
      { en: 'Stop when you are done.', jp: '終わったら終了します。' },
    ],
  },
  {
    id: 'hidden',
    title: { en: 'A menu is missing', jp: 'メニューが表示されない場合' },
    pages: ['/admin/organisations'],
    paragraphs: [
      {
        en: '“Why is a menu hidden?” on an organisation’s page takes one of its people, or a role and packages, and says for each item whether it is shown and which module, package, category or asset decides.',
        jp: '組織の「メニュー非表示の理由」では、ユーザーまたは権限・パッケージを指定すると、項目ごとに表示の有無と、その理由（モジュール・パッケージ・区分・資産）が表示されます。',
      },
    ],
  },
  {
    id: 'login',
    title: { en: 'Someone cannot log in', jp: 'ログインできない場合' },
    pages: ['/admin/users'],
    paragraphs: [
      {
        en: 'Search for the person; the status is “Active”, “Invited”, “Disabled”, “Locked” or “Unverified”. “Unlock”, “Send reset link” and “Require a new password” are on the person’s page. Several failed attempts lock an account.',
        jp: 'ユーザーを検索します。状態は「有効」「招待中」「停止中」「ロック中」「未確認」のいずれかです。ユーザーの画面から「ロックを解除」「パスワード再設定メールを送信」「パスワード変更を要求」を行えます。ログインの失敗が続くとロックされます。',
      },
    ],
  },
  {
    id: 'uploads',
    title: { en: 'A file that failed', jp: '取込に失敗したファイル' },
    pages: ['/admin/uploads'],
    paragraphs: [
      {
        en: 'Every file of every organisation is listed with its status. “Log” says what was done with it and where it stopped. Downloading or reimporting is written into the audit trail of whoever sent it.',
        jp: '全組織のファイルが状態とともに一覧表示されます。「処理ログ」で経過と停止箇所を確認できます。ダウンロードと再取込は、送信元の組織の操作履歴に記録されます。',
      },
    ],
  },
  {
    id: 'tools',
    title: { en: 'Comparing datasets and instructions', jp: 'データセットと指図の比較' },
    pages: ['/admin/datasetcomparisontool', '/admin/instructioncomparisontool', '/admin/jsonpathcopytool'],
    paragraphs: [
      {
        en: 'Two imports of an organisation, or two instructions, are laid beside each other: “Only in A”, “Only in B” and “Differs”, with the difference; “Tolerance” says what counts as equal and equal rows are hidden at first.',
        jp: '組織の2つの取込、または2つの指図を並べて比較します。「Aのみ」「Bのみ」「相違」と差が表示されます。「許容差」以内は一致とみなし、一致する行は初期状態では表示しません。',
      },
    ],
  },
  {
    id: 'packages',
    title: { en: 'Organisations, modules and packages', jp: '組織・モジュール・パッケージ' },
    pages: ['/admin/organisations', '/admin/organisationPackages'],
    paragraphs: [
      {
        en: '“Add organisation” makes a new one; modules open areas and menus, packages open parts of the product. Several organisations can be compared, and a package be granted to all chosen ones. Administrators of an organisation can ask for a package; the request stands beside it.',
        jp: '「組織を追加」で新しい組織を登録します。モジュールは領域とメニューを、パッケージは機能を有効にします。複数の組織を比較し、選択した組織に一括で付与できます。組織の管理者からの申請も表示されます。',
      },
    ],
  },
  {
    id: 'dsr',
    title: { en: 'Requests about personal data', jp: '個人情報の請求' },
    pages: ['/admin/dsr'],
    paragraphs: [
      {
        en: '“Register request” with the right that is claimed; it is due one month after receipt. “Export data” gives everything kept about the person; “Erase data” replaces name and address, and the audit trail keeps that something was done by a person who has been erased.',
        jp: '「請求を登録」で、請求の種類を登録します。期限は受付から1ヵ月です。「データを出力」で本人に関するすべての情報を出力し、「データを消去」で氏名とアドレスを置き換えます。操作履歴には、消去済みのユーザーによる操作として残ります。',
      },
    ],
  },
];
