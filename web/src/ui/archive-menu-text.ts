import { defineText } from '#platform/text';

export const archiveMenuText = defineText({
  actionsOf: { en: 'Actions: {name}', jp: '操作：{name}' },
  edit: { en: 'Edit', jp: '編集' },
  archive: { en: 'Archive', jp: 'アーカイブする' },
  restore: { en: 'Restore', jp: '復元する' },
  delete: { en: 'Delete', jp: '削除' },
  deleteTitle: { en: 'Delete {name}?', jp: '{name}を削除しますか？' },
  deleteBody: { en: 'Nothing uses it. This cannot be undone.', jp: '使用されていません。元に戻せません。' },
  saved: { en: 'Saved', jp: '保存しました。' },
  notSaved: {
    en: 'Somebody changed it in the meantime, or it is in use. Please reload and try again.',
    jp: '他の変更があったか、使用中のため実行できません。再読み込みしてお試しください。',
  },
});
