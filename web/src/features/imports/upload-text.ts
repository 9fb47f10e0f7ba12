import { defineText } from '#platform/text';

export const uploadText = defineText({
  enter: { en: 'Open as this organisation', jp: 'この組織として開く' },
  lead: {
    en: 'Downloads and reimports by support are recorded in the audit trail of the sending organisation.',
    jp: 'サポートによるダウンロードと再取込は、送信元の組織の操作履歴に記録されます。',
  },
  log: { en: 'Log', jp: '処理ログ' },
  files: { en: 'Files', jp: 'ファイル' },
  version: { en: 'Version', jp: '版' },
  kilobytes: { en: 'KB', jp: 'サイズ（KB）' },
});
