import { defineText } from '#platform/text';

export const gridText = defineText({
  expand: { en: 'Expand', jp: '展開' },
  collapse: { en: 'Collapse', jp: '折りたたむ' },
  expandAll: { en: 'Expand all', jp: 'すべて展開' },
  collapseAll: { en: 'Collapse all', jp: 'すべて折りたたむ' },
  density: { en: 'Density', jp: '行の高さ' },
  compact: { en: 'Compact', jp: '狭い' },
  default: { en: 'Default', jp: '標準' },
  comfortable: { en: 'Comfortable', jp: '広い' },
  cells: { en: '{n} cells', jp: '{n}セル' },
  sum: { en: 'Sum', jp: '合計' },
  average: { en: 'Average', jp: '平均' },
  hint: { en: 'Drag or Shift + arrows to select, Ctrl+C to copy', jp: 'ドラッグまたはShift＋矢印キーで選択、Ctrl+Cでコピー' },
  copied: { en: '{n} cells copied', jp: '{n}セルをコピーしました' },
  copyFailed: { en: 'Failed to copy: {reason}', jp: 'コピーできませんでした：{reason}' },
});
