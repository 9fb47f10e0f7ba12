import type { Both } from '@hakaru/contract/languages';
import type { MethodId } from '#features/figures/public';

type Family = MethodId extends infer Id ? (Id extends `${infer F}.${string}` ? F : never) : never;

/** Headings of the method families; a new family without a heading does not compile. */
export const familyText: Readonly<Record<Family, Both>> = {
  figures: { en: 'Values, weights and policy', jp: '時価・構成比・政策' },
  returns: { en: 'Returns', jp: '収益率' },
  benchmarks: { en: 'Benchmarks', jp: 'ベンチマーク' },
  statistics: { en: 'Risk that was realised', jp: '実績リスク' },
  risk: { en: 'Risk by a factor model', jp: 'ファクターモデルによるリスク' },
  stress: { en: 'Stress tests', jp: 'ストレステスト' },
  attribution: { en: 'Attribution', jp: '要因分析' },
  currency: { en: 'Effects by currency', jp: '通貨別の要因' },
  'private-assets': { en: 'Private assets', jp: 'プライベートアセット' },
  holdings: { en: 'Holdings', jp: '保有明細' },
  bonds: { en: 'Bonds', jp: '債券' },
  money: { en: 'Conversion', jp: '通貨換算' },
  fx: { en: 'Forwards and hedges', jp: '為替予約とヘッジ' },
  reconciliation: { en: 'Reconciliation', jp: '残高照合' },
  basel: { en: 'Capital requirements', jp: '所要自己資本' },
  hypothetical: { en: 'Hypothetical assets', jp: '仮想資産' },
  peers: { en: 'Comparison of managers', jp: '運用機関の比較' },
};
