import { defineText } from '#platform/text';

export const gridText = defineText({
  expand: { en: 'Expand', jp: '展開' },
  collapse: { en: 'Collapse', jp: '折りたたむ' },
  expandAll: { en: 'Expand all', jp: 'すべて展開' },
  collapseAll: { en: 'Collapse all', jp: 'すべて折りたたむ' },
  density: { en: 'Row height', jp: '行の高さ' },
  compact: { en: 'Compact', jp: '狭い' },
  default: { en: 'Default', jp: '標準' },
  comfortable: { en: 'Comfortable', jp: '広い' },
  cells: { en: '{n} {n|cell|cells}', jp: '{n}セル' },
  sum: { en: 'Sum', jp: '合計' },
  average: { en: 'Average', jp: '平均' },
  mixed: { en: 'Different units: no sum', jp: '単位が異なるため合計なし' },
  withoutSubtotals: { en: 'Subtotals left out: {n}', jp: '小計{n}行を除く' },
  hint: {
    en: 'Drag or Shift + arrows to select, Ctrl+C to copy, Ctrl+Shift+C with headings',
    jp: 'ドラッグまたはShift＋矢印キーで選択、Ctrl+Cでコピー、Ctrl+Shift+Cで見出しも含めてコピー',
  },
  copied: { en: '{n} {n|cell|cells} copied', jp: '{n}セルをコピーしました。' },
  copyFailed: { en: 'Failed to copy: {reason}', jp: 'コピーできませんでした：{reason}' },
});
