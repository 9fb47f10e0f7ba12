import type { Chapter } from './manual';

export const OWNER_MANUAL: readonly Chapter[] = [
  {
    id: 'month',
    title: { en: 'A month at a glance', jp: '月次業務の流れ' },
    pages: ['/$role/overview', '/calendar'],
    paragraphs: [
      {
        en: 'Each month-end begins with your managers’ reports and ends with a published pack. Hakaru keeps every step visible: who has delivered, what was corrected, and which figures the committee has seen.',
        jp: '毎月の業務は、運用会社からの報告の受領に始まり、報告書の公開で終わります。どの運用会社が提出済みか、何が訂正されたか、どの数値が委員会に提示されたかを、すべての段階で確認できます。',
      },
    ],
    steps: [
      {
        en: 'Managers send their datasets; each file is checked as it arrives.',
        jp: '運用会社がデータを提出します。ファイルは受領時に検証されます。',
      },
      {
        en: 'Open questions are settled between manager and trustee in the reconciliation.',
        jp: '運用会社と受託機関の差異を残高照合で解消します。',
      },
      {
        en: '“Populate Data” confirms the month-end and locks its transactions.',
        jp: '「データ確定」で月末を確定し、当月の取引をロックします。',
      },
      {
        en: '“Publish” makes the pack available to those who may read it.',
        jp: '「公開」により、閲覧権限を持つユーザーが報告書を参照できるようになります。',
      },
    ],
  },
  {
    id: 'asof',
    title: { en: 'The as of date and the asset', jp: '基準日と資産' },
    paragraphs: [
      {
        en: 'The date in the top bar applies to every figure on every screen. By default it follows the newest populated month-end. Choosing another date asks for confirmation and stays until you choose again or return to “Use latest as-of date”.',
        jp: '画面上部の基準日が、すべての画面の数値を決めます。初期設定では最新の確定済み月末に追随します。別の日付を選ぶと確認が表示され、再度選択するか「常に最新の基準日を使用」に戻すまで維持されます。',
      },
      {
        en: 'If your organisation has more than one asset, the picker beside the date changes between them. An asset of type “Benchmark” has no accounts, so Overview, Accounts and Asset Classes are not shown for it.',
        jp: '資産が複数ある場合は、基準日の隣で切り替えます。種類が「ベンチマーク」の資産にはアカウントがないため、全体概況・アカウント・資産クラスは表示されません。',
      },
    ],
  },
  {
    id: 'masterData',
    title: { en: 'Setting up from one workbook', jp: 'ブックによる一括登録' },
    pages: ['/settings/masterData'],
    paragraphs: [
      {
        en: 'Under Settings, “Master data” sets up mandates, classes, policy, benchmarks, parties, counterparties and users from one workbook. The template contains what is already recorded; a cell left blank stays as it is.',
        jp: '設定の「マスターデータ」では、マンデート・資産クラス・政策アセットミックス・ベンチマーク・関係者・取引先・ユーザーを一つのブックで登録・変更できます。テンプレートには登録済みの内容が含まれ、空欄は変更されません。',
      },
      {
        en: 'Every row is checked by the same rules as the forms, and the preview says what would be created or changed. Nothing happens before “Apply”; then all of it happens or none. Where your organisation asks for a second person on imports, another administrator applies it.',
        jp: '各行は画面入力と同じ規則で検証され、登録・変更の内容が事前に表示されます。「反映」するまで何も変更されず、反映時はすべてまとめて登録されます。取込に第二者を必要とする組織では、別の管理者が反映します。',
      },
    ],
    steps: [
      { en: 'Download the “Template” of the asset and fill it in.', jp: '資産の「テンプレート」をダウンロードして入力します。' },
      {
        en: 'Upload it. Where cells are wrong, download the “Workbook with findings”, correct them and upload it again.',
        jp: 'アップロードします。エラーがあれば「検証結果付きブック」を修正し、再度アップロードします。',
      },
      { en: 'Read what applying it does, and apply it.', jp: '反映内容を確認し、反映します。' },
    ],
  },
  {
    id: 'figures',
    title: { en: 'Reading the figures', jp: '数値の読み方' },
    paragraphs: [
      {
        en: 'Returns are shown with two decimals and weights with one. Periods of more than one year are annualised. A dash means that there is no figure: missing is never shown as zero.',
        jp: '収益率は小数第2位まで、構成比は小数第1位まで表示します。1年を超える期間は年率換算です。ハイフン（-）は数値がないことを示し、欠損値をゼロとして表示することはありません。',
      },
      {
        en: 'On Japanese screens a negative figure carries ▲ or a minus sign, as you choose under Settings. Red marks what is worse, not merely what is below zero.',
        jp: '日本語画面の負数は、設定により ▲ または − で表示します。赤字は悪化を意味し、単にマイナスであることを示すものではありません。',
      },
    ],
  },
  {
    id: 'people',
    title: { en: 'People and permissions', jp: 'ユーザーと権限' },
    pages: ['/settings/users'],
    paragraphs: [
      {
        en: 'An “Administrator” manages users; a “User” reads and writes; who is “Read-only” reads and exports. Market data additionally needs the securities or FX rates package of the person concerned.',
        jp: '「管理者」はユーザーを管理し、「一般ユーザー」は閲覧と登録、「閲覧のみ」は閲覧と出力を行えます。マーケットデータの利用には、個人ごとに銘柄または為替レートのパッケージが必要です。',
      },
    ],
    steps: [
      { en: 'Open “Settings”, then “Users”, and choose “Add User”.', jp: '「設定」→「ユーザー」を開き、「ユーザー追加」を選びます。' },
      {
        en: 'Enter name, email and role. An invitation is sent by email and stays valid for seven days.',
        jp: '氏名・メールアドレス・権限を入力します。招待メールが送信され、7日間有効です。',
      },
      {
        en: 'When someone leaves, disable the user: sessions end at once and the history stays.',
        jp: '退職・異動の際はユーザーを停止します。セッションは直ちに終了し、履歴は保持されます。',
      },
    ],
  },
];
