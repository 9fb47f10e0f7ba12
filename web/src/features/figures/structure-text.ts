import { defineText } from '#platform/text';

export const structureText = defineText({
  policy: { en: 'Policy changed', jp: '政策アセットミックスの変更' },
  assumedRate: { en: 'Assumed rate changed', jp: '予定利率の変更' },
  linking: { en: 'Linking method of the attribution changed', jp: '要因分析の連結方法の変更' },
  benchmark: { en: 'Benchmark assigned', jp: 'ベンチマークの設定変更' },
  parts: { en: 'Benchmark composition changed', jp: 'ベンチマーク構成の変更' },
  place: { en: 'Moved to another account', jp: '所属の変更' },
  class: { en: 'Asset class changed', jp: '資産クラスの変更' },
  terms: { en: 'Mandate terms changed', jp: 'マンデート条件の変更' },
  entity: { en: 'Entity added or changed', jp: 'エンティティの追加・変更' },
  and: { en: ', ', jp: '、' },
  from: { en: 'from {date}', jp: '{date}から適用' },
  more: { en: 'and {n} more', jp: 'ほか{n}件' },
});
