import type { Chapter } from './manual';

/** What a bank does beside what every owner does. */
export const BANK_MANUAL: readonly Chapter[] = [
  {
    id: 'bankMonth',
    title: { en: 'A quarter in the capital calculation', jp: '所要自己資本計算の流れ' },
    paragraphs: [
      {
        en: 'Managers report what each fund is made of; Hakaru chooses the approach data and evidence allow, calculates risk-weighted assets and required capital, and says what is missing and what that costs. Everything leads to the cell it was read from, also half a year later, as it was known on the day.',
        jp: '運用会社がファンドの構成を報告すると、データと根拠文書で適用できる方式を判定し、リスク・アセットと所要自己資本を計算します。不足しているデータと、その所要額も表示されます。半年後でも、当時のデータ時点で、読み取ったセルまで確認できます。',
      },
    ],
    steps: [
      { en: 'See under Reporting Tasks which composition tables have come.', jp: '報告タスクで、構成表の受領状況を確認します。' },
      {
        en: 'Open “Missing data and its capital cost” and settle what is worth it.',
        jp: '「不足しているデータとその所要額」を確認し、影響の大きいものから対応します。',
      },
      { en: 'Check the approach of each fund and its “Evidence”.', jp: 'ファンドごとの方式と「根拠文書」を確認します。' },
      {
        en: 'Export the “Bank form (Excel)”, in the column order of your form.',
        jp: '「報告様式（Excel）」を出力します。列の順序は報告様式のとおりです。',
      },
    ],
  },
  {
    id: 'basel',
    title: { en: 'Capital requirements (Basel)', jp: '所要自己資本（バーゼル）' },
    pages: ['/$role/addons/basel'],
    paragraphs: [
      {
        en: 'The approach is chosen in the order of the notice: “Look-through approach”, “Mandate-based approach”, “Probability approach (250% / 400%)”, “Fall-back approach”. An approach without its evidence document is blocked, and the next one is tried; the deciding input is shown.',
        jp: '方式は告示の順に判定します：「ルック・スルー方式」「マンデート方式」「蓋然性方式（250%・400%）」「フォールバック方式」。根拠文書のない方式は適用されず、次の方式を判定します。判定の根拠も表示されます。',
      },
      {
        en: 'Of a fund that is looked through, each line’s balance is multiplied by its weight; the average weight times leverage, at most 1,250%, is the weight of the fund. A line of unknown weight counts as 1,250%, and “Cost of missing data” says what it costs against the weight of an unrated corporate.',
        jp: 'ルック・スルーでは、明細ごとに残高にウェイトを掛け、平均ウェイトにレバレッジを掛けたもの（上限1,250%）をファンドのウェイトとします。ウェイトが不明な明細は1,250%とし、無格付の法人等向けのウェイトとの差を「データ不足による所要額」に表示します。',
      },
      {
        en: 'Derivatives are their replacement cost and future exposure times 1.4; uncleared ones times 1.5 in place of CVA. Required capital is 4% of risk-weighted assets for “Domestic (4%)” and 8% for “International (8%)”.',
        jp: '派生商品は、再構築コストと将来エクスポージャーの合計の1.4倍とし、中央清算以外はCVA相当として1.5倍します。所要自己資本は、「国内基準行（4%）」ではリスク・アセットの4%、「国際統一基準行（8%）」では8%です。',
      },
      {
        en: '“What changed since the quarter before” divides the change into “Balance”, “Mix and weights”, “Approach” and “Exchange rates”.',
        jp: '「前四半期末からの増減要因」では、増減を「残高要因」「構成・ウェイト要因」「方式変更要因」「為替要因」に分けます。',
      },
    ],
    steps: [
      {
        en: 'Click the risk-weighted assets of a fund: its trace shows approach, weight and exposure.',
        jp: 'ファンドのリスク・アセットをクリックすると、方式・ウェイト・エクスポージャーが表示されます。',
      },
      {
        en: '“Enter composition” pastes the table of a fund; “Add evidence” attaches the document a method needs.',
        jp: '「構成表を登録」でファンドの表を貼り付け、「根拠文書を登録」で方式に必要な文書を登録します。',
      },
    ],
  },
];
