import { defineText } from '#platform/text';

export const builderText = defineText({
  ref: { en: 'Code', jp: 'コード' },
  name: { en: 'Name', jp: '名称' },
  nameJp: { en: 'Name in Japanese', jp: '名称（日本語）' },
  nameJpHint: { en: 'Left empty, the name above is used', jp: '空欄の場合は上の名称を使用します' },
  type: { en: 'Kind', jp: '種類' },
  rebalance: { en: 'Rebalanced', jp: 'リバランス' },
  spread: { en: 'Spread p.a.', jp: '上乗せ（年率）' },
  percent: { en: '%', jp: '%' },
  created: { en: 'Benchmark Created', jp: 'ベンチマークを追加しました。' },
  saved: { en: 'Benchmark Updated', jp: 'ベンチマークを更新しました。' },
  partsTitle: { en: 'Components of {name}', jp: '{name}の構成' },
  spliceTitle: { en: 'Splice {name}', jp: '{name}の接続' },
  fromDay: { en: 'Effective from', jp: '適用開始日' },
  spliceDay: { en: 'Splice date', jp: '接続日' },
  spliceWith: { en: 'Series', jp: '系列' },
  addPart: { en: 'Add a component', jp: '構成要素を追加' },
  split: { en: 'Weights of the components', jp: '構成要素の比率' },
  members: { en: 'Members', jp: '構成要素' },
  remove: { en: 'Remove {name}', jp: '{name}を除く' },
  noParts: { en: 'Add the first component below.', jp: '下から構成要素を追加してください。' },
});

/** Messages for the rules of components. */
export const partsCodes = defineText({
  required: { en: 'Required', jp: '入力してください。' },
  splitTotal: { en: 'Weights must total 100', jp: '構成比の合計を100にしてください。' },
  onePart: { en: 'Choose exactly one series', jp: '系列を1つ選択してください。' },
  cycle: { en: 'A benchmark cannot contain itself', jp: 'ベンチマーク自身を構成に含めることはできません。' },
  marketBenchmark: { en: 'A market index has no components', jp: '市場指数には構成がありません。' },
  notFound: { en: 'Please choose again', jp: '選択し直してください。' },
  number: { en: 'Please enter a number', jp: '数値を入力してください。' },
  taken: { en: 'This code is already used', jp: 'このコードはすでに使用されています。' },
});
