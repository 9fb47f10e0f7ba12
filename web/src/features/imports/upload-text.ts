import { defineText } from '#platform/text';

export const uploadText = defineText({
  enter: { en: 'Open as this organisation', jp: 'この組織として開く' },
  lead: {
    en: 'What stands in the file stays between its sender and its owner. To fetch it or have it checked again, open it as the organisation.',
    jp: 'ファイルの内容は送信元と提出先のみが閲覧できます。ダウンロードと再取込は、この組織として開いて行ってください。',
  },
  log: { en: 'Log', jp: '処理ログ' },
  files: { en: 'Files', jp: 'ファイル' },
  version: { en: 'Version', jp: '版' },
  kilobytes: { en: 'KB', jp: 'サイズ（KB）' },
});
