import type { Both } from './languages';
import type { OrganisationPackageType } from './organisations';

/** An entitlement: its name, its contents, and the package it builds on (decisions G16). */
export type PackageTerms = { name: Both; description: Both; parent: OrganisationPackageType | null };

/** The terms of each organisation package. */
export const packageTerms: Readonly<Record<OrganisationPackageType, PackageTerms>> = {
  reporting: {
    name: { en: 'Monthly performance reporting', jp: '月次パフォーマンス報告' },
    description: { en: 'Month-ends, returns, benchmarks and published reports', jp: '月次締め、収益率、ベンチマーク、公開報告書' },
    parent: null,
  },
  privateAssets: {
    name: { en: 'Private assets', jp: 'プライベートアセット' },
    description: {
      en: 'Funds with commitments, notices, valuations and companies',
      jp: 'コミットメント、通知、評価、投資先企業を含むファンド',
    },
    parent: 'reporting',
  },
  hedging: {
    name: { en: 'Currency hedging', jp: '為替ヘッジ' },
    description: { en: 'Exposures, forwards and hedge ratios', jp: 'エクスポージャー、為替予約、ヘッジ比率' },
    parent: 'reporting',
  },
  attribution: {
    name: { en: 'Performance attribution', jp: 'パフォーマンス要因分析' },
    description: {
      en: 'The active return by allocation, selection and interaction',
      jp: '超過収益率の資産配分・銘柄選択・複合効果への分解',
    },
    parent: 'reporting',
  },
  risk: {
    name: { en: 'Risk', jp: 'リスク分析' },
    description: {
      en: 'Realised risk statistics, and factor risk where a vendor’s data is imported',
      jp: '実績リスク指標と、ベンダーデータを取り込んだ場合のファクターリスク',
    },
    parent: 'reporting',
  },
  hypothetical: {
    name: { en: 'Hypothetical assets', jp: '仮想資産' },
    description: { en: 'Hypothetical mixes compared with the actual asset', jp: '実際には保有していない構成と実績の比較' },
    parent: 'reporting',
  },
  basel: {
    name: { en: 'Basel look-through', jp: 'バーゼル規制ルックスルー' },
    description: { en: 'Capital requirements of funds by their holdings', jp: '保有資産に基づくファンドの所要自己資本' },
    parent: 'reporting',
  },
  documents: {
    name: { en: 'Documents', jp: '文書' },
    description: { en: 'Documents stored, searched and read into data', jp: '文書の保管、検索、データ化' },
    parent: null,
  },
  marketData: {
    name: { en: 'Market data', jp: 'マーケットデータ' },
    description: { en: 'Securities, prices and exchange rates', jp: '銘柄、価格、為替レート' },
    parent: null,
  },
};

/** The terms of a package by its type; a type that no longer exists is named by the type itself. */
export function packageTermsOf(type: string): PackageTerms {
  const isKnown = (name: string): name is OrganisationPackageType => Object.hasOwn(packageTerms, name);
  return isKnown(type) ? packageTerms[type] : { name: { en: type, jp: type }, description: { en: '', jp: '' }, parent: null };
}
