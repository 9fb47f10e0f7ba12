import { defineText } from '#platform/text';

export const savedViewsText = defineText({
  columns: { en: 'Columns', jp: '表示項目' },
  columnsOf: { en: 'Columns of {table}', jp: '{table}の表示項目' },
  columnsHint: { en: 'Alt + ↑ ↓ moves a column', jp: 'Alt＋↑↓で列を移動' },
  reset: { en: 'Default columns', jp: '標準に戻す' },
  up: { en: 'Move {column} forward', jp: '{column}を前へ' },
  down: { en: 'Move {column} back', jp: '{column}を後へ' },
  moved: { en: '{column} is now at {n} of {of}', jp: '{column}を{of}列中{n}番目に移動しました。' },
  view: { en: 'View', jp: '表示' },
  viewOf: { en: 'View of {table}', jp: '{table}の表示' },
  views: { en: 'Saved views', jp: '保存した表示' },
  teamViews: { en: 'Team views', jp: 'チームの表示' },
  ownViews: { en: 'My views', jp: '自分の表示' },
  usual: { en: 'Default view', jp: '標準の表示' },
  none: { en: 'None saved yet', jp: '保存した表示はありません' },
  isDefault: { en: 'opens by default', jp: '既定' },
  saveAs: { en: 'Save as new view…', jp: '新しい表示として保存…' },
  update: { en: 'Update “{name}”', jp: '「{name}」を更新' },
  manage: { en: 'Manage views…', jp: '表示の管理…' },
  density: { en: 'Row height', jp: '行の高さ' },
  name: { en: 'Name', jp: '名称' },
  save: { en: 'Save', jp: '保存' },
  cancel: { en: 'Cancel', jp: 'キャンセル' },
  close: { en: 'Close', jp: '閉じる' },
  saveTitle: { en: 'Save this view', jp: 'この表示を保存' },
  saveBody: {
    en: 'Columns, order, sort, filters, unit and density are kept under this name, on every device.',
    jp: '列・並び順・ソート・絞り込み・単位・行の高さをこの名称で保存し、どの端末からでも使えるようにします。',
  },
  saveListBody: {
    en: 'Columns, order and filters are kept under this name, on every device.',
    jp: '列・並び順・絞り込みをこの名称で保存し、どの端末からでも使えるようにします。',
  },
  savePartBody: {
    en: 'Columns and their order are kept under this name, on every device.',
    jp: '列と並び順をこの名称で保存し、どの端末からでも使えるようにします。',
  },
  forTeam: { en: 'Share with the team', jp: 'チームに共有する' },
  forTeamHint: {
    en: 'Everyone in your organisation sees it under Team views. Otherwise only you do.',
    jp: '組織の全員の「チームの表示」に表示されます。共有しない場合はご本人だけが使えます。',
  },
  share: { en: 'Share {name} with the team', jp: '{name}をチームに共有' },
  shareAsk: { en: 'Share the view “{name}” with the team?', jp: '表示「{name}」をチームに共有しますか？' },
  shareBody: {
    en: 'Everyone in your organisation sees it. You and administrators can change and remove it.',
    jp: '組織の全員が利用できるようになります。変更と削除は共有した方と管理者ができます。',
  },
  shareNow: { en: 'Share', jp: '共有' },
  shared: { en: 'View shared with the team', jp: '表示をチームに共有しました。' },
  sharedBy: { en: 'shared by {name}', jp: '{name}が共有' },
  removeTeamBody: {
    en: 'It is deleted for everyone in your organisation, including those who use it as their default.',
    jp: '組織の全員から削除されます。既定にしている方の画面は標準の表示に戻ります。',
  },
  changedMeanwhile: {
    en: 'Someone else updated this view. The latest version is shown; please try again.',
    jp: '他のユーザーがこの表示を更新しました。最新の内容を確認して再試行してください。',
  },
  manageTitle: { en: 'Saved views', jp: '保存した表示の管理' },
  rename: { en: 'Rename {name}', jp: '{name}の名称を変更' },
  remove: { en: 'Delete {name}', jp: '{name}を削除' },
  removeAsk: { en: 'Delete the view “{name}”?', jp: '表示「{name}」を削除しますか？' },
  removeNow: { en: 'Delete', jp: '削除' },
  asDefault: { en: 'Open {name} by default', jp: '{name}を既定にする' },
  saved: { en: 'View saved', jp: '表示を保存しました。' },
  failed: { en: 'The view could not be saved.', jp: '表示を保存できませんでした。' },
});

/** Messages for a refused name. */
export const viewCodeText = defineText({
  taken: { en: 'A view of this name already exists', jp: '同じ名称の表示があります。' },
  tooMany: {
    en: 'The maximum number of views has been reached; delete one first',
    jp: '保存できる表示の上限に達しています。先に削除してください。',
  },
});
