import type { LookupKind } from '@hakaru/contract/lookup';
import { defineText } from '#platform/text';

export const paletteText = defineText({
  title: { en: 'Find', jp: '検索' },
  placeholder: { en: 'Page, mandate, fund, security or action', jp: 'ページ・マンデート・ファンド・銘柄・操作' },
  none: {
    en: 'Nothing found. Try a code, part of a name, or fewer words.',
    jp: '見つかりません。コードや名称の一部、または少ない語でお試しください。',
  },
  searching: { en: 'Searching', jp: '検索中' },
  failed: {
    en: 'Only pages are listed: the search did not answer. Try again.',
    jp: '検索の応答がないため、ページのみ表示しています。もう一度お試しください。',
  },
  results: { en: 'Results', jp: '結果' },
  hint: { en: '↑ ↓ to choose, Enter to open, ? for shortcuts', jp: '↑ ↓ で選択、Enter で開く、? でショートカット' },
  favourites: { en: 'Favourites', jp: 'お気に入り' },
  recent: { en: 'Recent', jp: '最近' },
  pages: { en: 'Pages', jp: 'ページ' },
  actions: { en: 'Actions', jp: '操作' },
  content: { en: 'In documents', jp: '文書の本文' },
  inDocuments: { en: 'Search documents for “{text}”', jp: '文書内を検索：「{text}」' },
  uploadFor: { en: 'Upload for {client}', jp: '{client}のデータを取込' },
});

export const kindText = defineText({
  client: { en: 'Clients', jp: '顧客' },
  mandate: { en: 'Mandates', jp: 'マンデート' },
  assetClass: { en: 'Asset Classes', jp: '資産クラス' },
  fund: { en: 'Funds', jp: 'ファンド' },
  company: { en: 'Portfolio companies', jp: '投資先企業' },
  benchmark: { en: 'Benchmarks', jp: 'ベンチマーク' },
  security: { en: 'Securities', jp: '銘柄' },
  instruction: { en: 'Instructions', jp: '指図' },
  document: { en: 'Documents', jp: '文書' },
  counterparty: { en: 'Counterparties', jp: '取引先' },
  product: { en: 'Products', jp: '運用商品' },
  person: { en: 'Users', jp: 'ユーザー' },
} satisfies Readonly<Record<LookupKind, { en: string; jp: string }>>);

export const shortcutsText = defineText({
  title: { en: 'Keyboard shortcuts', jp: 'キーボードショートカット' },
  find: { en: 'Find a page, a record or an action', jp: 'ページ・項目・操作を検索' },
  list: { en: 'Show these shortcuts', jp: 'このショートカット一覧を表示' },
  close: { en: 'Close a dialog', jp: 'ダイアログを閉じる' },
  cells: { en: 'Move between the cells of a table', jp: '表のセル間を移動' },
  trace: { en: 'Open the trace of a figure', jp: '数値の算出根拠を開く' },
  copy: { en: 'Copy the selected cells', jp: '選択したセルをコピー' },
  copyHeadings: { en: 'Copy the selected cells with their headings', jp: '選択したセルを見出し付きでコピー' },
  review: { en: 'Approve, edit, or go to the next value of a document', jp: '文書の値を承認・訂正、次の値へ移動' },
  selectAll: { en: 'Select all cells of a table', jp: '表のすべてのセルを選択' },
  neighbours: { en: 'Previous and next mandate', jp: '前後のマンデートへ' },
  findings: { en: 'Next and previous finding of an import', jp: '取込の指摘事項を順に移動' },
});
