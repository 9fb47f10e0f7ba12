import type { Chapter } from './manual';

/** How to trace a figure, view it as of another day, correct it and calculate it. */
export const FIGURES_MANUAL: readonly Chapter[] = [
  {
    id: 'trace',
    title: { en: 'Following a figure to its source', jp: '数値の根拠をたどる' },
    paragraphs: [
      {
        en: 'Every figure can be clicked. “Trace” shows the method, the formula with its numbers, the inputs of the figure and, at the end of the path, the cell of the file or the page of the document it was read from. A missing figure says why.',
        jp: 'すべての数値はクリックできます。「数値の根拠」には、計算方法、数値を入れた計算式、構成要素が表示され、最後は取込ファイルのセル、または読み取った文書のページに至ります。数値がない場合は、その理由が表示されます。',
      },
      {
        en: '“Verify in Excel” makes a workbook in which the same figures are calculated by formulas from the values recorded, so that someone without access can check them.',
        jp: '「Excelで検算」は、登録された値から同じ数値を数式で計算するブックを作成します。システムを利用できない方も検算できます。',
      },
    ],
    steps: [
      {
        en: 'Click a figure, or move to it with the arrow keys and press Enter.',
        jp: '数値をクリックするか、矢印キーで移動してEnterを押します。',
      },
      {
        en: 'Under “Components”, choose the input you want to check; “Path” shows how you got there.',
        jp: '「構成要素」から確認したい項目を選びます。「経路」でたどった順序を確認できます。',
      },
      {
        en: 'Choose “Open the file at this cell” or “Open the document at this line”.',
        jp: '「このセルを開く」または「文書の該当箇所を開く」を選びます。',
      },
    ],
  },
  {
    id: 'known',
    title: { en: 'Figures as known on a day', jp: 'データ時点を指定した表示' },
    paragraphs: [
      {
        en: 'The as of date says which month-end a figure is about. “As known…” says up to which day recorded values are used: September as known on 12 October does not contain a correction made on 20 October. The screen, its exports and its printouts are marked while you look back.',
        jp: '基準日は、数値がどの月末のものかを示します。「データ時点…」は、いつまでに登録された値で計算するかを示します。たとえば10月12日時点の9月末の数値には、10月20日の訂正は含まれません。過去の時点を表示している間は、画面・出力・印刷物にその旨が表示されます。',
      },
    ],
    steps: [
      { en: 'Choose “As known…” beside the title and a day.', jp: '画面の見出しにある「データ時点…」で日付を選びます。' },
      {
        en: '“What changed since” lists each figure of the screen then and now, with the values that changed it.',
        jp: '「その後の変更」に、画面の各数値の当時と現在の値、および変更の要因となった値が表示されます。',
      },
      { en: '“Back to now” returns to the current figures.', jp: '「現在に戻す」で終了します。' },
    ],
  },
  {
    id: 'restatement',
    title: { en: 'Published reports and restatements', jp: '公開済み報告書と訂正' },
    pages: ['/$role/reports'],
    paragraphs: [
      {
        en: 'A published report never changes. When a value that went into it is corrected later, the report says how many of its figures have changed since publication, and “Restatement” lists them as they were printed and as they are now, with the correction, its reason and who has read the report.',
        jp: '公開済みの報告書は変わりません。報告書に使われた値が後から訂正されると、公開後に変わった数値の件数が報告書に表示されます。「訂正の影響」には、公開時と現在の数値、訂正の内容と理由、閲覧した人が表示されます。',
      },
    ],
    steps: [
      { en: 'Open the report and choose “See the restatement”.', jp: '報告書を開き、「訂正の影響を見る」を選びます。' },
      {
        en: 'Decide whether readers need it. “Issue a new version” asks for the reason and notifies them; the earlier version stays.',
        jp: '閲覧者への周知が必要かを判断します。「新しい版を発行」では理由を入力し、閲覧者に通知されます。前の版はそのまま残ります。',
      },
    ],
  },
  {
    id: 'methods',
    title: { en: 'How figures are calculated', jp: '計算方法' },
    pages: ['/$role/addons/attribution', '/$role/addons/risk'],
    paragraphs: [
      {
        en: 'A month’s return is calculated from values and flows by Modified Dietz: profit divided by the opening value plus each flow weighted by the part of the month it was there. At a flow of 10% or more the month is divided where a value before it is known. The return a manager reports is compared with it when the file is checked. Months are chained; periods of more than one year are annualised.',
        jp: '月次収益率は、時価と資金移動から修正ディーツ法（運用損益÷（前月末時価＋日数で加重した資金移動））で計算します。10%以上の資金移動があり、移動前の時価が分かる場合は、その時点で期間を区切ります。運用会社の報告収益率は、ファイルの検証時にこの値と比較します。複数月の収益率は月次収益率を連鎖して求め、1年を超える期間は年率換算します。',
      },
      {
        en: 'Excess is return less benchmark, both over the same months. Attribution divides it into allocation, selection and interaction; months are linked by the method your organisation has chosen, and what is left over is shown as the residual.',
        jp: '超過収益率は、同じ期間の収益率からベンチマークの収益率を差し引いたものです。要因分析では、これを資産配分効果・銘柄選択効果・複合効果に分け、月次の効果は組織が選択した方法で連結します。説明できない部分は、その他要因として表示します。',
      },
      {
        en: 'Below the effects stands what needs no linking: in the arithmetic form four notional funds, each compounded over the period before they are compared (Davies and Laker), in the geometric form three decisions one after another – classes, the mandates’ benchmarks, managers – each against the one before. The page of a built benchmark shows what its components added to its return by quarter, fiscal year or calendar year.',
        jp: '要因の下には、連結を必要としない計算結果を表示します。算術では、4つの想定ファンドを期間を通じて連鎖した後に比較します（デービス・レイカー法）。幾何では、資産クラス、マンデートのベンチマーク、ファンドの3段階の決定を、それぞれ直前の段階と比較します。複合ベンチマークの画面では、構成要素が収益率にどれだけ寄与したかを四半期、年度、暦年ごとに確認できます。',
      },
      {
        en: 'A period with a missing month has no return, and a total with a missing part has no value: neither is filled up with zero. Private assets are carried with the last valuation plus calls less distributions and are marked as estimated.',
        jp: '途中の月が欠けている期間の収益率や、内訳が欠けている合計は表示しません。ゼロで補うことはありません。プライベートアセットは、直前の評価額に払込を加え分配を差し引いた額を推定値として表示します。',
      },
    ],
  },
];
