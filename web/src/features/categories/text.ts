import { defineText } from '#platform/text';
import { categoriesTitles, treesTitles } from './title-text';

export const categoriesText = defineText({
  ...categoriesTitles,
  configureShort: { en: 'Configure', jp: '設定' },
  add: { en: 'Add category', jp: 'カテゴリを追加' },
  edit: { en: 'Edit category', jp: 'カテゴリを編集' },
  rename: { en: 'Rename', jp: '名称変更' },
  archive: { en: 'Archive', jp: 'アーカイブ' },
  restore: { en: 'Restore', jp: '復元' },
  none: { en: 'There are no categories', jp: 'カテゴリがありません' },
  noneBody: {
    en: 'Categories group mandates and accounts in reports and in the table of mandates by category.',
    jp: 'カテゴリを使うと、報告書や区分別一覧でマンデートやアカウントをまとめて表示できます。',
  },
  kinds: { en: 'Kind of category', jp: 'カテゴリの種類' },
  name: { en: 'Name', jp: '名称' },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  nameJpHint: { en: 'Left empty, the English name is used.', jp: '空欄の場合は英語名を使用します。' },
  ref: { en: 'Code', jp: 'コード' },
  refHint: { en: 'Capital letters, digits and hyphens.', jp: '半角英大文字・数字・ハイフン。' },
  kind: { en: 'Kind', jp: '種類' },
  use: { en: 'Use', jp: '用途' },
  colour: { en: 'Colour', jp: '色' },
  colourN: { en: 'Colour {n}', jp: '色{n}' },
  members: { en: 'Members', jp: '構成数' },
  across: { en: 'X / Y of its members', jp: '構成先の行・列' },
  actions: { en: 'Actions', jp: '操作' },
  actionsOf: { en: 'Actions: {name}', jp: '操作：{name}' },
  order: { en: 'Order', jp: '順序' },
  orderOf: { en: 'Move {name}: drag, or arrow keys', jp: '{name}の順序を変更（ドラッグまたは矢印キー）' },
  movedTo: { en: '{name}: position {n} of {of}', jp: '{name}：{of}件中{n}番目' },
  ordered: { en: 'Order Updated', jp: '順序を更新しました。' },
  notOrdered: {
    en: 'The order could not be saved. The list shows it as it stands now.',
    jp: '順序を保存できませんでした。現在の順序を表示しています。',
  },
  inPolicy: { en: 'In policy', jp: '政策に使用中' },
  was: { en: 'Was: {kind}', jp: '元の種類：{kind}' },
  created: { en: 'Category Created', jp: 'カテゴリを追加しました。' },
  updated: { en: 'Category Updated', jp: 'カテゴリを更新しました。' },
  archived: { en: 'Category Archived', jp: 'カテゴリをアーカイブしました。' },
  restored: { en: 'Category Restored', jp: 'カテゴリを復元しました。' },
  archiveBody: {
    en: 'It disappears from pickers and reports, and can be restored.',
    jp: '選択肢と報告書に表示されなくなります。あとで復元できます。',
  },
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
  noAsset: { en: 'Choose an asset first', jp: '資産を選択してください' },
});

export const axisText = defineText({
  class: { en: 'Class', jp: 'クラス' },
  x: { en: 'X (column)', jp: 'X（列）' },
  y: { en: 'Y (row)', jp: 'Y（行）' },
});

export const axisPanelText = defineText({
  class: { en: 'Classes', jp: 'クラス' },
  x: { en: 'X categories (columns)', jp: '列カテゴリ（X）' },
  y: { en: 'Y categories (rows)', jp: '行カテゴリ（Y）' },
});

export const kindText = defineText({
  portfolio: { en: 'Portfolio', jp: 'ポートフォリオ' },
  benchmark: { en: 'Benchmark', jp: 'ベンチマーク' },
  fund: { en: 'Fund', jp: 'ファンド' },
  client: { en: 'Client', jp: '顧客' },
  archived: { en: 'Archived', jp: 'アーカイブ' },
});

/** Messages for the rules of a category. */
export const categoryCodes = defineText({
  duplicateCategory: { en: 'Duplicate Category Name cannot be Used', jp: '同じ名前のカテゴリは使用できません。' },
  categoryRef: { en: 'Use capital letters, digits and hyphens only', jp: '半角英大文字・数字・ハイフンのみ使用できます。' },
  taken: { en: 'This code is already used', jp: 'このコードはすでに使用されています。' },
  hasMembers: {
    en: 'Move its mandates to another class first',
    jp: '先に、このクラスのマンデートを別のクラスへ移してください。',
  },
  inPolicy: {
    en: 'A policy uses this class, so it cannot be archived',
    jp: '政策アセットミックスで使用されているため、アーカイブできません。',
  },
  heldTwice: { en: 'An item can be in only one category of an axis', jp: '同じ軸の複数のカテゴリに属する項目があります。' },
});

export const configureText = defineText({
  axis: { en: 'Axis', jp: '軸' },
  left: { en: 'From', jp: '移動元' },
  right: { en: 'To', jp: '移動先' },
  shownIn: { en: 'Shown in this list', jp: 'この一覧に表示' },
  unassigned: { en: 'Unassigned', jp: '未割当' },
  unassignedCount: { en: '{n} unassigned', jp: '未割当 {n}件' },
  allAssigned: { en: 'Everything is assigned', jp: 'すべて割当済み' },
  search: { en: 'Find by name or code', jp: '名称・コードで検索' },
  moveRight: { en: 'Move right', jp: '右へ移動' },
  moveLeft: { en: 'Move left', jp: '左へ移動' },
  selectAll: { en: 'Select all shown ({n})', jp: '表示中をすべて選択（{n}件）' },
  empty: { en: 'Nothing here', jp: '対象がありません' },
  grid: { en: 'Grid preview', jp: '区分別一覧のプレビュー' },
  gridLead: { en: 'Rows Y, columns X', jp: '行はY、列はX' },
  gridClasses: {
    en: 'Rows are the classes, because there are no Y categories',
    jp: '行カテゴリ（Y）がないため、クラスを行に表示しています',
  },
  noGrid: { en: 'Add X categories to see the grid', jp: '列カテゴリ（X）を追加すると区分別一覧が表示されます' },
  noAxis: { en: 'There are no categories on this axis yet', jp: 'この軸のカテゴリはまだありません' },
  more: { en: '+{n} more', jp: 'ほか{n}件' },
  save: { en: 'Save', jp: '保存' },
  reset: { en: 'Reset', jp: 'リセット' },
  changes: { en: '{n} unsaved moves', jp: '未保存の移動 {n}件' },
  saved: { en: 'Categories Updated', jp: 'カテゴリを更新しました。' },
  back: { en: 'All categories', jp: 'カテゴリ一覧' },
  rowHead: { en: 'Row', jp: '行' },
  conflict: {
    en: 'Someone else updated these categories. The latest version is now shown; your moves were not saved.',
    jp: '他のユーザーがカテゴリを更新しました。最新の内容を表示しています。移動は保存されていません。',
  },
});

export const treesText = defineText({
  ...treesTitles,
  admin: { en: 'Administration', jp: '管理' },
  none: { en: 'There are no category trees', jp: 'カテゴリツリーがありません' },
  search: { en: 'Search by organisation, asset or kind', jp: '組織・資産・種類で検索' },
  organisation: { en: 'Organisation', jp: '組織' },
  asset: { en: 'Asset', jp: '資産' },
  kind: { en: 'Kind', jp: '種類' },
  classes: { en: 'Classes', jp: 'クラス' },
  columns: { en: 'X', jp: 'X' },
  rows: { en: 'Y', jp: 'Y' },
  members: { en: 'Members', jp: '構成数' },
  copy: { en: 'Copy tree', jp: 'ツリーを複製' },
  copyTo: { en: 'To asset', jp: '複製先の資産' },
  copyHint: {
    en: 'Categories are copied, their members are not. Names already used there are left unchanged.',
    jp: 'カテゴリのみを複製し、構成先は複製しません。複製先にある名称はそのまま残ります。',
  },
  copied: { en: '{n} {n|category|categories} copied', jp: '{n}件のカテゴリを複製しました。' },
  addTree: { en: 'Add tree', jp: 'ツリーを追加' },
});

export const matrixText = defineText({
  title: { en: 'Mandates by category', jp: '区分別一覧' },
  row: { en: 'Row', jp: '行' },
  unassigned: { en: 'Unassigned', jp: '未割当' },
});
