import type { Chapter } from './manual';

/** What a consultant does across clients. */
export const CONSULTANT_MANUAL: readonly Chapter[] = [
  {
    id: 'clients',
    title: { en: 'Your clients, and whose money you see', jp: '顧客の選択と表示中の資産' },
    pages: ['/$role/assetList'],
    paragraphs: [
      {
        en: 'The list shows each asset that was opened to you with its client, value, year to date against its benchmark, “Month in progress”, “Watch items” and “Next meeting”. Open one and every screen is about it: the page head, dialogs, exports and paper name the client, and what is written for a client is asked once more by name.',
        jp: '閲覧を許可された資産が、顧客、時価、年度初来の収益率とベンチマーク、「進行中の月」「ウォッチ項目」「次回会議」とともに一覧表示されます。資産を開くと全画面がその資産の表示になり、見出し・確認画面・出力・印刷物に顧客名が表示されます。顧客のための登録では、顧客名を再度確認します。',
      },
      {
        en: 'You see what the client opened to you, from and until the days the client chose: an asset, or some of its mandates. Totals over mandates open to you say so. The client’s unpublished months are marked as such.',
        jp: '閲覧できる範囲（資産全体または一部のマンデート）と期間は顧客が決めます。一部のマンデートだけの合計には、その旨が表示されます。未公開の月も、その旨が表示されます。',
      },
    ],
    steps: [
      { en: 'Find the client and choose “Open”; confirm the change.', jp: '顧客を探して「開く」を選び、切替を確認します。' },
      { en: '“Set as default” opens this asset at the next login.', jp: '「既定にする」を選ぶと、次回のログイン時にこの資産が開きます。' },
    ],
  },
  {
    id: 'managerComparison',
    title: { en: 'Comparing managers across clients', jp: '顧客を横断した運用機関の比較' },
    pages: ['/$role/managerComparison'],
    paragraphs: [
      {
        en: 'Up to 40 mandates stand side by side: return and excess over 1, 3, 5, 7 and 10 years with quartiles, and over the period common to all of them risk, tracking error, information ratio, largest drawdown and capture. Quartiles rank the excess of the rows shown; of fewer than four there are none.',
        jp: '40件までのマンデートを比較できます。1・3・5・7・10年の収益率と超過収益率・四分位に加え、共通期間の標準偏差、トラッキングエラー、情報レシオ、最大ドローダウン、捕捉率を表示します。四分位は表示中の行の超過収益率による順位で、4件未満では表示しません。',
      },
      {
        en: 'A client appears only if it agreed to be named; otherwise no figure of it enters the page, its quartiles or its export. Mandates of different currencies cannot be compared.',
        jp: '名称の開示に同意した顧客だけが表示されます。同意していない顧客の数値は、画面・四分位・出力のいずれにも含まれません。基準通貨の異なるマンデートは比較できません。',
      },
    ],
    steps: [
      { en: 'Choose mandates, or “Add by code” and paste a list.', jp: 'マンデートを選ぶか、「コードで追加」で一覧を貼り付けます。' },
      {
        en: '“Save as new” keeps the comparison, for you or for your organisation.',
        jp: '「新規保存」で、自分用または組織用に保存します。',
      },
    ],
  },
  {
    id: 'hypothetical',
    title: { en: 'Hypothetical assets', jp: '仮想資産' },
    pages: ['/$role/hypotheticalAssets'],
    paragraphs: [
      {
        en: 'A mix of mandates, benchmarks and other mixes with its own weights, rebalancing and fee, beside the actual asset over the common period. Everything about it is marked “Hypothetical”, on screen, in Excel and on paper.',
        jp: 'マンデート・ベンチマーク・他の仮想資産を組み合わせ、構成比・リバランス・報酬を設定して、共通期間で実績と比較します。画面・Excel・印刷物のすべてに「仮想」と表示されます。',
      },
    ],
    steps: [
      {
        en: '“Add hypothetical asset”, add components until they make 100%.',
        jp: '「仮想資産を追加」を選び、合計が100%になるよう構成要素を追加します。',
      },
      { en: 'Choose up to five to compare.', jp: '比較する仮想資産を5つまで選びます。' },
    ],
  },
  {
    id: 'research',
    title: { en: 'Research for clients', jp: '顧客向けリサーチ' },
    pages: ['/research'],
    paragraphs: [
      {
        en: '“Publish article” posts a note in one or both languages, with a PDF where there is one, to the organisations you choose. Readers see what is unread; searching finds words inside the PDFs too.',
        jp: '「レポートを公開」で、一方または両方の言語のレポートとPDFを、選択した組織に公開します。閲覧者には未読が表示され、PDFの本文も検索できます。',
      },
    ],
  },
];
