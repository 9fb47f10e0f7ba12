import { defineText } from '#platform/text';
import { committeePackTitles } from './title-text';

export const committeePackText = defineText({
  ...committeePackTitles,
  build: { en: 'Build a pack', jp: '資料の作成' },
  buildLead: {
    en: 'From published figures only; a later correction does not change a pack',
    jp: '公開済みの数値だけで作成します。後の訂正で資料は変わりません',
  },
  publication: { en: 'Publication', jp: '公開版' },
  publicationOf: { en: '{month}, version {n}', jp: '{month} 第{n}版' },
  superseded: { en: '{name} (superseded)', jp: '{name}（旧版）' },
  meetingDay: { en: 'Meeting date', jp: '開催日' },
  language: { en: 'Language', jp: '言語' },
  titleJp: { en: 'Title (Japanese)', jp: '表題（日本語）' },
  titleEn: { en: 'Title (English)', jp: '表題（英語）' },
  subtitleJp: { en: 'Subtitle (Japanese)', jp: '副題（日本語）' },
  subtitleEn: { en: 'Subtitle (English)', jp: '副題（英語）' },
  sections: { en: 'Sections', jp: '掲載項目' },
  up: { en: 'Move {name} up', jp: '{name}を上へ' },
  down: { en: 'Move {name} down', jp: '{name}を下へ' },
  package: { en: 'Not in your packages', jp: '契約パッケージの対象外' },
  noData: { en: 'No data for the month', jp: '当月のデータなし' },
  make: { en: 'Create the pack', jp: '資料を作成' },
  started: { en: 'The pack is being created. You may leave this page.', jp: '資料を作成しています。画面を離れても続きます。' },
  preview: { en: 'Preview', jp: 'プレビュー' },
  previewLead: {
    en: 'As it will be printed; A4 landscape, a section begins on a new page',
    jp: '印刷される内容（A4横、項目ごとに改ページ）',
  },
  previewIn: { en: 'Preview language', jp: 'プレビューの言語' },
  previewFailed: { en: 'The preview could not be loaded', jp: 'プレビューを読み込めませんでした' },
  nothingChosen: { en: 'Choose a section to see it here', jp: '掲載項目を選ぶとここに表示されます' },
  drawing: { en: 'Chart: {title}. Its figures: {figures}', jp: '図：{title}。数値：{figures}' },
  history: { en: 'Packs', jp: '作成した資料' },
  historyLead: { en: 'Stored as they were created', jp: '作成時のまま保存されています' },
  none: { en: 'No pack has been created yet', jp: '作成した資料はありません' },
  failed: { en: 'Packs could not be loaded', jp: '資料を読み込めませんでした' },
  noPublication: { en: 'Nothing has been published for the whole asset yet', jp: '資産全体の公開済み報告書がありません' },
  noPublicationBody: { en: 'Publish the month on the Reports screen first.', jp: '先に「報告書」画面で月次報告書を公開してください。' },
  name: { en: 'Title', jp: '表題' },
  at: { en: 'Created', jp: '作成日時' },
  by: { en: 'Created by', jp: '作成者' },
  state: { en: 'Status', jp: '状態' },
  files: { en: 'Files', jp: 'ファイル' },
  pages: { en: '{n} {n|page|pages}', jp: '{n}ページ' },
  progress: { en: 'Step {done} of {total}', jp: '{total}工程中{done}' },
  notDownloaded: { en: 'The file could not be downloaded.', jp: 'ファイルをダウンロードできませんでした。' },
});

export const packLanguageText = defineText({
  jp: { en: 'Japanese', jp: '日本語' },
  en: { en: 'English', jp: '英語' },
  both: { en: 'Both, a file each', jp: '日本語と英語（各1ファイル）' },
});

export const packStateText = defineText({
  waiting: { en: 'Waiting', jp: '待機中' },
  running: { en: 'In progress', jp: '作成中' },
  done: { en: 'Ready', jp: '完了' },
  failed: { en: 'Failed', jp: '失敗' },
});

export const packFileText = defineText({
  pdfJp: { en: 'PDF (Japanese)', jp: 'PDF（日本語）' },
  pdfEn: { en: 'PDF (English)', jp: 'PDF（英語）' },
  xlsxJp: { en: 'Excel appendix (Japanese)', jp: 'Excel付表（日本語）' },
  xlsxEn: { en: 'Excel appendix (English)', jp: 'Excel付表（英語）' },
});

export const templateText = defineText({
  templates: { en: 'Templates', jp: 'ひな形' },
  none: { en: 'No templates yet', jp: 'ひな形はまだありません' },
  save: { en: 'Save as a template', jp: 'ひな形として保存' },
  saveOver: { en: 'Save over “{name}”', jp: '「{name}」に上書き保存' },
  saveTitle: { en: 'Save as a template', jp: 'ひな形として保存' },
  saveBody: { en: 'Titles, language, sections and their order are kept.', jp: '表題、言語、掲載項目と順序を保存します。' },
  saveNow: { en: 'Save', jp: '保存' },
  saved: { en: 'Template saved', jp: 'ひな形を保存しました。' },
  name: { en: 'Name', jp: '名称' },
  remove: { en: 'Delete “{name}”', jp: '「{name}」を削除' },
  removeAsk: { en: 'Delete the template “{name}”?', jp: 'ひな形「{name}」を削除します。よろしいですか？' },
  removeNow: { en: 'Delete', jp: '削除' },
  conflict: {
    en: 'Someone else updated this template. The latest version is now shown; check it and save again.',
    jp: '他のユーザーがこのひな形を更新しました。最新の内容を表示しています。確認して再度保存してください。',
  },
});

export const packCodeText = defineText({
  taken: { en: 'This name is taken.', jp: 'この名称は使われています。' },
  tooMany: { en: 'Too many packs are waiting. Try again shortly.', jp: '待機中の資料が多すぎます。しばらくしてからお試しください。' },
});
