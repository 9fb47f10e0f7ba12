import type { Chapter } from './manual';

/** What a trust bank does with its clients’ mandates. */
export const TRUST_BANK_MANUAL: readonly Chapter[] = [
  {
    id: 'trust',
    title: { en: 'Mandates held in trust', jp: '受託マンデート' },
    pages: ['/$role/assetList'],
    paragraphs: [
      {
        en: '“Mandates held in trust” lists what clients have placed with you, with manager, “To confirm” and “Next settlement”. Only what concerns your own accounts is open to you.',
        jp: '「受託マンデート」には、受託しているマンデートが、運用機関、「未確認の指図」「次回決済日」とともに表示されます。閲覧できるのは自社の口座に関する内容だけです。',
      },
    ],
  },
  {
    id: 'instructions',
    title: { en: 'Instructions', jp: '指図' },
    pages: ['/$role/instructions'],
    paragraphs: [
      {
        en: 'An instruction is written by manager or owner and made final by a second person; from then on it has a number and a version. You answer it: “Mark as received”, “Confirm” or “Return” with a reason, which reaches its author. The status of the instruction stays as it is.',
        jp: '指図は運用会社またはアセットオーナーが作成し、別の担当者が確定すると番号と版が付きます。確定した指図に「受領を記録」「確認する」「差し戻す」のいずれかで回答します。差戻しの理由は作成者に通知されます。指図の状態は変わりません。',
      },
      {
        en: '“Print” gives the instruction as it is filed, A4 portrait with boxes for seals, in either language and legible in black and white.',
        jp: '「印刷」で、承認欄付きの運用指図書（A4縦）を日本語または英語で出力できます。白黒でも判読できます。',
      },
    ],
    steps: [
      { en: 'Open “Today” and sort by settlement date.', jp: '「本日」を開き、受渡日で並べ替えます。' },
      { en: 'Open an instruction, read it “In words”, and answer.', jp: '指図を開き、「指図の要旨」を確認して回答します。' },
    ],
  },
  {
    id: 'trustReports',
    title: { en: 'Sending your reports', jp: '帳票の送付' },
    pages: ['/$role/import', '/$role/import/history'],
    paragraphs: [
      {
        en: 'Holdings and bank lines of your accounts are sent as workbooks: choose “Validate only” first and the findings are yours alone. An approved file is never changed; a corrected one is sent as a new file.',
        jp: '口座の保有明細と入出金明細をブックで送付します。先に「検証のみ（送信しない）」を選ぶと、指摘は自社だけに表示されます。承認済みのファイルは変更されず、訂正は新しいファイルとして送付します。',
      },
    ],
  },
  {
    id: 'reconciliation',
    title: { en: 'How both books are compared', jp: '残高照合の方法' },
    paragraphs: [
      {
        en: 'The client and the manager compare your report with the manager’s, position by position: units, value, and the part of the difference that comes from the two exchange rates. A difference has a cause and is cleared or carried to the next month; what was said lapses when one of the books changes.',
        jp: '顧客と運用会社は、貴社の帳票と運用会社の報告を銘柄ごとに照合します。数量、時価、為替レート差による影響が表示されます。差異は原因を記入して解消または翌月へ繰り越し、いずれかの帳簿が変わると確認は失効します。',
      },
    ],
  },
];
