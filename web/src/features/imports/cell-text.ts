import { defineText } from '#platform/text';

export const cellText = defineText({
  title: { en: '{sheet}, cell {cell}', jp: '{sheet}　セル{cell}' },
  rowTitle: { en: '{sheet}, row {cell}', jp: '{sheet}　{cell}行目' },
  subtitle: { en: 'As it was sent', jp: '受領時のまま' },
  rowNumber: { en: 'Row', jp: '行' },
  marked: { en: 'The cell asked for', jp: '指定されたセル' },
  withheld: {
    en: '{n} {n|row and its findings are|rows and their findings are} not shown: they concern mandates you may not see.',
    jp: '閲覧権限のないマンデートに関する行（{n}行）とその検証結果は表示していません。',
  },
  kept: {
    en: 'Only the sender can download the file: it contains data you may not see.',
    jp: '閲覧権限のない内容が含まれるため、ファイルをダウンロードできるのは送信者のみです。',
  },
  notFound: { en: 'This cell does not exist, or you may not see it', jp: 'このセルは存在しないか、閲覧権限がありません' },
});
