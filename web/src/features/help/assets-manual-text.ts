import type { Chapter } from './manual';

/** Private assets, their documents, and currencies. */
export const ASSETS_MANUAL: readonly Chapter[] = [
  {
    id: 'documents',
    title: { en: 'Documents: from a notice to a figure', jp: '文書：通知書から数値まで' },
    pages: ['/$role/documents/import', '/$role/documents'],
    paragraphs: [
      {
        en: 'Notices and statements of private funds are read from the PDF. Nothing that was read counts before a person has approved it; every value keeps the box on the page it came from.',
        jp: 'プライベートファンドの通知書や報告書は、PDFから値を読み取ります。読み取った値は、担当者が承認するまで使用されません。各値には、ページ上の該当箇所が記録されます。',
      },
    ],
    steps: [
      {
        en: 'Drop one or more PDFs under “Import documents”. The type is guessed and the reason is shown; correct it where it is wrong.',
        jp: '「文書の取込」にPDFをドロップします（複数可）。種別は自動で判定され、判定の理由が表示されます。誤りがあれば変更します。',
      },
      {
        en: 'Open the document’s contents: the page is on one side, the values on the other. Values that are uncertain come first.',
        jp: '文書の内容を開くと、ページと値が並んで表示されます。確度の低い値から順に確認します。',
      },
      {
        en: 'Correct what is wrong, resolve the checks that fail, and approve. A call or distribution becomes a preliminary cash flow and an instruction; a statement becomes a valuation.',
        jp: '誤りを訂正し、不適合のチェックを解消して承認します。払込・分配の通知書は仮のキャッシュフローと指図に、資本勘定報告書は評価額になります。',
      },
    ],
  },
  {
    id: 'private',
    title: { en: 'Private assets', jp: 'プライベートアセット' },
    pages: ['/$role/privateEquity'],
    paragraphs: [
      {
        en: '“Private” shows commitments, calls, distributions, net asset value, IRR, TVPI and DPI of the programme and of each fund, and compares them with an index. The age of each valuation is shown. A fund’s ledger checks its sums line by line.',
        jp: '「プライベートアセット」には、コミットメント、払込、分配、純資産価額、IRR、TVPI、DPIが、全体とファンド別に表示され、指数と比較できます。評価額には経過日数が表示されます。ファンドの入出金台帳では、合計が行ごとに検算されます。',
      },
    ],
  },
  {
    id: 'hedge',
    title: { en: 'Currency hedges', jp: '為替ヘッジ' },
    pages: ['/$role/currencyHedge', '/$role/fxForwards'],
    paragraphs: [
      {
        en: '“Currency Hedge” compares foreign-currency assets with open forwards, for each mandate and currency: “Hedge ratio”, “Target”, “Permitted range” and what is missing to the target. Targets are dated, so that an earlier month is judged by the target of that month.',
        jp: '「為替ヘッジ状況」では、マンデート・通貨別に外貨建資産と為替予約を対比し、「為替ヘッジ比率」「目標」「許容範囲」と目標に対する過不足を表示します。目標には適用開始日があり、過去の月は当時の目標で判定されます。',
      },
    ],
    steps: [
      {
        en: 'A row that is “Under-hedged” or “Over-hedged” leads to its FX forwards.',
        jp: '「ヘッジ不足」または「ヘッジ超過」の行から、為替予約を開きます。',
      },
      {
        en: 'The manager prepares the roll as an instruction; a second person of the owner makes it final.',
        jp: '運用会社が為替予約のロールを指図として作成し、アセットオーナーの別の担当者が確定します。',
      },
    ],
  },
  {
    id: 'instructions',
    title: { en: 'Instructions, cash and liquidity', jp: '指図・資金・流動性' },
    pages: ['/$role/instructions', '/$role/transactions', '/$role/cashflow/forecast', '/$role/cashflow/liquidity'],
    paragraphs: [
      {
        en: 'An instruction is prepared by one person and made final by another with “Finalize”: it gets its number, its sheet and a place in the forecast, and the trust bank is notified and answers it. Amounts such as 5m or 1.5億 are understood. The category “Private Asset” comes from approved notices.',
        jp: '指図は一人が作成し、別の担当者が「確定」します。確定すると番号が付き、運用指図書が作成され、資金繰り予測に反映されます。信託銀行に通知され、回答が記録されます。金額は 5m や 1.5億 のようにも入力できます。区分「プライベートアセット」は承認済みの通知書から作成されます。',
      },
      {
        en: 'The forecast adds what is settled, final and expected to the balance, day by day and currency by currency, and warns where it falls below the minimum. The ladder says how much can be turned into money by which day.',
        jp: '資金繰り予測では、決済済み・確定・予定の資金移動を日別・通貨別に積み上げ、最低残高を下回る見込みがあれば警告します。流動性ラダーでは、いつまでにいくら換金できるかを確認できます。',
      },
    ],
    steps: [
      {
        en: 'Choose “New instruction”, category, mandate and amount; read it “In words”.',
        jp: '「新規作成」を選び、区分・マンデート・金額を入力し、「指図の要旨」を確認します。',
      },
      {
        en: 'Have a second person finalize it, and see its “Trustee’s answer”.',
        jp: '別の担当者が確定し、「受託機関の回答」を確認します。',
      },
    ],
  },
  {
    id: 'markets',
    title: { en: 'Securities, rates and counterparties', jp: '銘柄・為替レート・取引先' },
    pages: ['/$role/securities', '/$role/fx', '/$role/counterparties'],
    paragraphs: [
      {
        en: 'Prices and rates keep their day, their source and every earlier version; where a day has none, the last one before it is used and said so. Which ratings count and how several are reduced to one is a rule of your organisation.',
        jp: '単価とレートには日付・出典とすべての過去の版が残ります。当日の値がない場合は直前の値を使用し、その旨を表示します。使用する格付と、複数の格付から一つを選ぶ方法は、組織の設定に従います。',
      },
    ],
  },
];
