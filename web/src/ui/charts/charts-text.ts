import { defineText } from '#platform/text';

export const chartsText = defineText({
  savePng: { en: 'Save as PNG', jp: 'PNGで保存' },
  saveSvg: { en: 'Save as SVG', jp: 'SVGで保存' },
  copyPicture: { en: 'Copy picture', jp: '画像をコピー' },
  copyData: { en: 'Copy data', jp: 'データをコピー' },
  copied: { en: 'Copied', jp: 'コピーしました。' },
  notCopied: { en: 'The browser did not allow copying', jp: 'ブラウザがコピーを許可しませんでした' },
  asOf: { en: 'As of', jp: '基準日' },
  more: { en: 'More: {title}', jp: 'その他の操作：{title}' },
  arrowKeys: { en: 'Use the left and right arrow keys to read each point.', jp: '左右の矢印キーで各時点の値を確認できます。' },
  excess: { en: 'Excess', jp: '超過' },
  weight: { en: 'Weight', jp: '構成比' },
  policy: { en: 'Policy', jp: '政策比率' },
  difference: { en: 'Diff.', jp: '乖離' },
  total: { en: 'Total', jp: '合計' },
  year: { en: 'Year', jp: '年' },
  assetClass: { en: 'Asset class', jp: '資産クラス' },
  againstPolicy: { en: 'Weight against policy', jp: '政策比率との比較' },
  month: { en: 'M{n}', jp: '{n}月' },
});
