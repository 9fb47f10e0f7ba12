import type { Chapter } from './manual';

/** Private assets, their documents, and currencies. */
export const ASSETS_MANUAL: readonly Chapter[] = [
  {
    id: 'documents',
    title: { en: 'Documents: from a notice to a figure', jp: '文書：通知書から数値まで' },
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
    title: { en: 'Private assets', jp: 'プライベート資産' },
    paragraphs: [
      {
        en: '“Private” shows commitments, calls, distributions, net asset value, IRR, TVPI and DPI of the programme and of each fund, and compares them with an index. The age of each valuation is shown. A fund’s ledger checks its sums line by line.',
        jp: '「プライベート資産」には、コミットメント、払込、分配、純資産価額、IRR、TVPI、DPIが、全体とファンド別に表示され、指数と比較できます。評価額には経過日数が表示されます。ファンドの入出金台帳では、合計が行ごとに検算されます。',
      },
    ],
  },
  {
    id: 'hedge',
    title: { en: 'Currency hedges', jp: '為替ヘッジ' },
    paragraphs: [
      {
        en: '“Currency Hedge” compares foreign-currency assets with open forwards, for each mandate and currency: “Hedge ratio”, “Target”, “Permitted range” and what is missing to the target. Targets are dated, so that an earlier month is judged by the target of that month.',
        jp: '「為替ヘッジ状況」では、マンデート・通貨別に外貨建資産と為替予約を対比し、「為替ヘッジ比率」「目標」「許容範囲」と目標に対する過不足を表示します。目標には適用開始日があり、過去の月は当時の目標で判定されます。',
      },
    ],
    steps: [
      {
        en: 'A row that is “Under-hedged” or “Over-hedged” leads to its forwards.',
        jp: '「ヘッジ不足」または「ヘッジ超過」の行から、為替予約を開きます。',
      },
      {
        en: 'The manager prepares the roll as an instruction; a second person of the owner makes it final.',
        jp: '運用会社が為替予約のロールを指図として作成し、アセットオーナーの別の担当者が確定します。',
      },
    ],
  },
];
