import { defineText } from '#platform/text';

export const archiveMenuText = defineText({
  actionsOf: { en: 'Actions: {name}', jp: '操作：{name}' },
  edit: { en: 'Edit', jp: '編集' },
  archive: { en: 'Archive', jp: 'アーカイブする' },
  restore: { en: 'Restore', jp: '復元する' },
  delete: { en: 'Delete', jp: '削除' },
  deleteTitle: { en: 'Delete {name}?', jp: '{name}を削除しますか？' },
  deleteBody: { en: 'It is not in use. This cannot be undone.', jp: '使用されていません。削除すると元に戻せません。' },
  saved: { en: 'Saved', jp: '保存しました。' },
  notSaved: {
    en: 'Someone else changed it, or it is in use. Reload and try again.',
    jp: '他のユーザーが更新したか、使用中のため実行できません。再読み込みして再試行してください。',
  },
});
