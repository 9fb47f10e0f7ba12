import type { FirstTask } from './manual';

/** What a newcomer does first, most useful first; who may not open one of these pages is offered the next. */
export const OWNER_TASKS: readonly FirstTask[] = [
  {
    item: 'overview',
    title: { en: 'Follow one figure to its cell', jp: '数値を1つ選び、根拠のセルまでたどる' },
    body: {
      en: 'Open the overview, click the return of the year, and go down until the manager’s workbook opens at the cell.',
      jp: '全体概況で1年の収益率をクリックし、運用会社のファイルの該当セルが開くまでたどります。',
    },
  },
  {
    item: 'monthEnd',
    title: { en: 'See who has not reported', jp: '未報告の運用会社を確認する' },
    body: {
      en: 'The month-end lists outstanding reports with their reporter, due date and last value; “Remind” sends a reminder.',
      jp: '月末処理には、未着の報告、提出元、期限、直前の時価が表示されます。「督促」で提出元に通知できます。',
    },
  },
  {
    item: 'reports',
    title: { en: 'Read the last published report', jp: '直近の公開済み報告書を読む' },
    body: {
      en: 'Open the newest pack, and look whether any of its figures has changed since publication.',
      jp: '最新の報告書を開き、公開後に変わった数値がないかを確認します。',
    },
  },
  {
    item: 'mandates',
    title: { en: 'Compare mandates with their benchmarks', jp: 'マンデートをベンチマークと比較する' },
    body: {
      en: 'Sort the list by the excess of the year and open the weakest mandate.',
      jp: '1年の超過収益率で並べ替え、最も低いマンデートを開きます。',
    },
  },
];

export const CONSULTANT_TASKS: readonly FirstTask[] = [
  {
    item: 'assetList',
    title: { en: 'Choose a client', jp: '顧客を選ぶ' },
    body: {
      en: 'The list shows each client’s assets, the progress of the month and the items on watch. The page head names the client you are looking at.',
      jp: '顧客ごとの資産、当月の進捗、注視している項目が一覧表示されます。表示中の資産の顧客名は画面の見出しに表示されます。',
    },
  },
  {
    item: 'mandates',
    title: { en: 'Compare the client’s managers', jp: '顧客の運用会社を比較する' },
    body: {
      en: 'Sort the mandates by excess over three years, and open the trace of a figure you would quote.',
      jp: '3年の超過収益率で並べ替え、引用する数値の根拠を開きます。',
    },
  },
  {
    item: 'watchlist',
    title: { en: 'Put a manager on watch', jp: '運用会社を注視対象にする' },
    body: {
      en: 'Add a mandate with the reason and the condition for taking it off watch; it appears in your client list from then on.',
      jp: '理由と解除の条件を添えてマンデートを登録します。以後、顧客の一覧に表示されます。',
    },
  },
  {
    item: 'reports',
    title: { en: 'Read what the client has published', jp: '顧客の公開済み報告書を読む' },
    body: { en: 'Open the newest pack of the client you chose.', jp: '選択した顧客の最新の報告書を開きます。' },
  },
];

export const MANAGER_TASKS: readonly FirstTask[] = [
  {
    item: 'reportingTasks',
    title: { en: 'See what is due', jp: '提出期限を確認する' },
    body: {
      en: 'The list shows each dataset your clients expect, its deadline and its state.',
      jp: '顧客が求めるデータセットごとに、期限と状態が表示されます。',
    },
  },
  {
    item: 'importData',
    title: { en: 'Have a file checked without sending it', jp: 'ファイルを送付せずに検証する' },
    body: {
      en: 'Choose the client and the dataset, drop last month’s file and choose “Validate only”: the findings are yours alone.',
      jp: '顧客とデータセットを選び、前月のファイルをドロップして「検証のみ（送信しない）」を選びます。指摘は送付元だけに表示されます。',
    },
  },
  {
    item: 'importHistory',
    title: { en: 'Download the findings in your own workbook', jp: '指摘を自社のファイルで受け取る' },
    body: {
      en: 'Open an import with findings and download the workbook: each finding is a note on its cell.',
      jp: '指摘のある取込を開き、ファイルをダウンロードします。各指摘は該当セルのメモとして記入されています。',
    },
  },
];

export const CLIENT_TASKS: readonly FirstTask[] = [
  {
    item: 'spcs',
    title: { en: 'Open the books of an SPC', jp: 'SPCの帳簿を開く' },
    body: {
      en: 'Choose a company and look at its ledger, its payments and its documents.',
      jp: '会社を選び、元帳・支払・文書を確認します。',
    },
  },
  {
    item: 'instructions',
    title: { en: 'Look at the instructions that wait for you', jp: '対応を待つ指図を確認する' },
    body: {
      en: 'Open one: the page shows its documents, its status and its history.',
      jp: '指図を開くと、添付文書、状態、処理の履歴が表示されます。',
    },
  },
  {
    item: 'corporations',
    title: { en: 'Find a corporation', jp: '法人を検索する' },
    body: {
      en: 'Search by name or number and open its officers and bank accounts.',
      jp: '名称または番号で検索し、役員と銀行口座を確認します。',
    },
  },
  {
    item: 'importHistory',
    title: { en: 'See what was sent before', jp: 'これまでの取込を確認する' },
    body: {
      en: 'Each file is kept with its findings and who approved it.',
      jp: '各ファイルは、指摘と承認者とともに保存されています。',
    },
  },
  {
    item: 'calendar',
    title: { en: 'Look at the next deadlines', jp: '次の期限を確認する' },
    body: {
      en: 'The calendar shows holidays, deadlines and meetings, and can be subscribed to from your own calendar.',
      jp: '休業日・期限・会議が表示されます。お使いのカレンダーから購読することもできます。',
    },
  },
];

export const SUPPORT_TASKS: readonly FirstTask[] = [
  {
    item: 'organisations',
    title: { en: 'Find a client’s organisation', jp: '顧客の組織を検索する' },
    body: {
      en: 'Open it and start working as one of its users; a bar on every page says so until you stop.',
      jp: '組織を開き、利用者の立場で操作を始めます。終了するまで、全画面にその旨が表示されます。',
    },
  },
  {
    item: 'users',
    title: { en: 'Help somebody to log in', jp: 'ログインできない利用者を支援する' },
    body: {
      en: 'Search for the person: the page says whether they are locked, unverified or disabled.',
      jp: '利用者を検索すると、ロック・未確認・停止の状態が表示されます。',
    },
  },
  {
    item: 'uploads',
    title: { en: 'Look at an upload that failed', jp: '失敗したアップロードを確認する' },
    body: {
      en: 'Every file is listed with its log; it can be downloaded and checked again.',
      jp: 'すべてのファイルが処理記録とともに一覧表示されます。ダウンロードと再検証ができます。',
    },
  },
];
