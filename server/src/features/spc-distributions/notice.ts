import { fixed, MINUS, printDay, printTime, scaled } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import { WITHHOLDING_PERCENT } from '@hakaru/contract/spc-distributions';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Paper } from '#platform/pdf/paper';
import type { DistributionRow } from './store';

const WORDS = {
  title: { en: 'Notice of distribution', jp: '匿名組合分配金のお知らせ' },
  to: { en: 'To: {name}', jp: '{name} 御中' },
  lead: {
    en: 'We distribute the profit of the period below to you as silent partner.',
    jp: '下記のとおり、匿名組合契約に基づく利益の分配金をお支払いいたします。',
  },
  company: { en: 'Operator', jp: '営業者' },
  period: { en: 'Period', jp: '計算期間' },
  profit: { en: 'Profit of the period', jp: '計算期間の利益' },
  share: { en: 'Your share', jp: '出資割合' },
  gross: { en: 'Distribution', jp: '分配金額' },
  withholding: { en: 'Withholding tax ({rate} %)', jp: '源泉徴収税額（{rate}%）' },
  net: { en: 'Amount paid', jp: 'お支払金額' },
  paymentDay: { en: 'Payment date', jp: 'お支払日' },
  draft: { en: 'DRAFT', jp: '案' },
  sample: { en: 'SAMPLE', jp: 'サンプル' },
  printedAt: { en: 'Printed {time}', jp: '印刷 {time}' },
} as const;
type Word = keyof typeof WORDS;

export type NoticeFacts = { row: DistributionRow; position: number; printedAt: Date; isSample: boolean };

/** The payment notice of one partner on one portrait page; null if there is no such partner. */
export function distributionNotice({ row, position, printedAt, isSample }: NoticeFacts, language: Language): Paper | null {
  const share = row.shares[position - 1];
  if (!share) return null;
  const say = (word: Word, values: Record<string, string> = {}) =>
    WORDS[word][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const company = language === 'jp' ? row.spcName : row.spcNameEn;
  const yen = (amount: string) => `¥${fixed(scaled(amount, 0), { decimals: 0, signed: false, mark: MINUS })}`;
  const terms: [string, string][] = [
    [say('company'), `${company} (${row.spcCode})`],
    [say('period'), `${printDay(row.periodFrom)} – ${printDay(row.periodTo)}`],
    [say('profit'), yen(row.profit)],
    [say('share'), `${share.percent} %`],
    [say('gross'), yen(share.gross)],
    [say('withholding', { rate: WITHHOLDING_PERCENT }), yen(share.withholding)],
    [say('net'), yen(share.net)],
    [say('paymentDay'), printDay(row.paymentDay)],
  ];
  return {
    language,
    orientation: 'portrait',
    hasCover: false,
    title: `${say('title')} ${share.name}`,
    author: company,
    head: { left: company, right: printDay(row.paymentDay) },
    foot: { left: say('printedAt', { time: printTime(printedAt) }), below: row.id },
    mark: row.status === 'draft' ? say('draft') : isSample ? say('sample') : null,
    content: [
      { text: say('title'), style: 'section', alignment: 'center', fontSize: 18, margin: [0, 8, 0, 14] },
      { text: say('to', { name: share.name }), fontSize: 12, margin: [0, 0, 0, 8] },
      { text: say('lead'), fontSize: 9, margin: [0, 0, 0, 12] },
      table(terms),
    ],
  };
}

function table(terms: readonly [string, string][]): Content {
  const body = terms.map(([label, value]): TableCell[] => [
    { text: label, fontSize: 10, margin: [0, 4, 0, 4] },
    { text: value, fontSize: 10, alignment: 'right', margin: [0, 4, 0, 4] },
  ]);
  return { table: { widths: [200, '*'], body }, layout: 'ruled' };
}
