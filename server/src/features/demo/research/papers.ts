export type DemoPaper = {
  key: string;
  publisher: 'PLATF' | 'KAEDE' | 'MARLO' | 'TSUBA' | 'REDFN';
  author: string;
  at: string;
  readers: readonly string[] | 'everyone';
  language: 'en' | 'jp';
  title: string;
  summary: string;
  body: string;
};

/** Ten papers, five in each language. Names and figures are fictional. */
export const demoPapers: readonly DemoPaper[] = [
  {
    key: 'calendar',
    publisher: 'PLATF',
    author: 'Sam Platform',
    at: '2026-11-09T01:00:00Z',
    readers: 'everyone',
    language: 'en',
    title: 'Reporting calendar for the year-end',
    summary: 'Which days are closed from 31 December to 3 January, and what that moves',
    body: '## What changes\n\nBanks are closed from 31 December to 3 January. A deadline of ten business days after the end of December therefore falls on **19 January 2027**.\n\n- Reports due on the fifth business day: 12 January\n- Reports due on the seventh: 14 January\n\nThe calendar of each screen already counts this way.',
  },
  {
    key: 'calendar-jp',
    publisher: 'PLATF',
    author: 'Sam Platform',
    at: '2026-11-09T01:05:00Z',
    readers: 'everyone',
    language: 'jp',
    title: '年末年始の報告スケジュール',
    summary: '12月31日から1月3日の休業日と、報告期限への影響',
    body: '## 変更点\n\n12月31日から1月3日は銀行休業日です。12月末基準の第10営業日は**2027年1月19日**となります。\n\n- 第5営業日の報告：1月12日\n- 第7営業日の報告：1月14日\n\n各画面のカレンダーには反映済みです。',
  },
  {
    key: 'rates',
    publisher: 'KAEDE',
    author: '楠 あかり',
    at: '2026-11-05T05:30:00Z',
    readers: ['HOSHI', 'SHIRA'],
    language: 'jp',
    title: '金利上昇局面における国内債券の位置付け',
    summary: 'デュレーションの短期化と持ち切り型の比較',
    body: '## 要旨\n\n国内金利の上昇を受け、国内債券の期待リターンは改善しています。一方、時価変動は積立比率に直接影響します。\n\n## 選択肢\n\n- パッシブ運用の継続：負債との整合性を維持\n- デュレーションの短期化：時価変動を抑制\n- 持ち切り型：償還までの利回りを確保\n\n基金の負債のデュレーションを確認したうえで選択することが重要です。',
  },
  {
    key: 'hedge',
    publisher: 'KAEDE',
    author: '楠 あかり',
    at: '2026-10-21T02:00:00Z',
    readers: ['HOSHI', 'SHIRA'],
    language: 'jp',
    title: '為替ヘッジコストの見方',
    summary: '内外金利差とベーシスに分けて考える',
    body: '## ヘッジコストの構成\n\nヘッジコストは短期金利差と通貨ベーシスに分解できます。米ドルでは金利差が大部分を占めます。\n\n## 実務上の留意点\n\n- ロールの時期を分散する\n- 取引先の与信枠を確認する\n- 目標比率からの乖離を毎月確認する',
  },
  {
    key: 'private',
    publisher: 'KAEDE',
    author: '楠 あかり',
    at: '2026-09-18T06:00:00Z',
    readers: ['HOSHI'],
    language: 'jp',
    title: 'プライベートアセットのペーシング',
    summary: 'コミットメントを毎年どれだけ積み増すか',
    body: '## 考え方\n\n分配と資本の呼び込みの時期は一致しません。目標比率に近づくほど、新規コミットメントは分配の見込みに合わせます。\n\n- 未実行コミットメントの上限を資産の一定割合に置く\n- 年次（ヴィンテージ）を分散する',
  },
  {
    key: 'esg',
    publisher: 'TSUBA',
    author: '椎名 圭',
    at: '2026-10-28T04:00:00Z',
    readers: ['HOSHI'],
    language: 'jp',
    title: '議決権行使の方針（2026年度）',
    summary: '取締役会の独立性と政策保有株式に関する基準',
    body: '## 主な改定\n\n- 社外取締役の比率が3分の1に満たない場合は、代表取締役の選任に反対します。\n- 純資産の20%を超える政策保有株式について、縮減方針の開示を求めます。',
  },
  {
    key: 'quality',
    publisher: 'MARLO',
    author: 'Elena Finch',
    at: '2026-11-03T09:00:00Z',
    readers: ['HOSHI'],
    language: 'en',
    title: 'Quality equities when earnings slow',
    summary: 'Why balance sheets mattered more than margins in the last three slowdowns',
    body: '## What we looked at\n\nThree slowdowns since 2011, by quintile of leverage and of operating margin.\n\n## What we found\n\n- Low leverage explained **more** of the difference in returns than high margins.\n- The effect faded two quarters after earnings bottomed.\n\nThe portfolio holds net cash on average.',
  },
  {
    key: 'roll',
    publisher: 'MARLO',
    author: 'Elena Finch',
    at: '2026-10-06T09:00:00Z',
    readers: ['HOSHI'],
    language: 'en',
    title: 'Rolling currency forwards across the quarter-end',
    summary: 'What three-month rolls cost at the turn of the quarter, and how we spread them',
    body: '## The turn\n\nForward points widen in the last week of a quarter, when dealers shrink their balance sheets.\n\n- Rolling two weeks earlier avoided about half of it.\n- Splitting a roll in three parts avoided most of the rest.',
  },
  {
    key: 'secondaries',
    publisher: 'REDFN',
    author: 'Priya Hart',
    at: '2026-10-15T08:00:00Z',
    readers: ['HOSHI', 'SHIRA'],
    language: 'en',
    title: 'Secondaries: what a discount says',
    summary: 'Pricing against the last valuation is a statement about its age as well',
    body: '## Age of the valuation\n\nA price of 92 against a valuation four months old is not a discount of 8 per cent once cash flows since then are counted.\n\n- Bring both to one day first.\n- Then compare the remaining commitment.',
  },
  {
    key: 'calls',
    publisher: 'REDFN',
    author: 'Priya Hart',
    at: '2026-09-02T08:00:00Z',
    readers: ['HOSHI', 'SHIRA'],
    language: 'en',
    title: 'Capital call notices: reading the components',
    summary: 'Investment, fees and expenses are called together and count differently',
    body: '## Inside or outside the commitment\n\nFees may be called inside or outside the commitment. The notice says which.\n\n- **Inside**: the unfunded commitment falls by the whole call.\n- **Outside**: it falls by the investment alone.',
  },
];
