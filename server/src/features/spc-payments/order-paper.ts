import { fixed, MINUS, MISSING, printDay, printTime, scaled } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Paper } from '#platform/pdf/paper';
import { sayIn, type OrderWord } from './order-text';
import type { PaymentRow } from './store';

export type OrderFacts = { row: PaymentRow; printedAt: Date; isSample: boolean };

/** The payment order for the bank on one portrait page, with boxes for seals; marked as unapproved until it is approved. */
export function paymentOrder({ row, printedAt, isSample }: OrderFacts, language: Language): Paper {
  const say = sayIn(language);
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en) ?? MISSING;
  const company = named(row.spcNameEn, row.spcName);
  const payerBank = named(row.payerBankEn, row.payerBankJp);
  const reference = `${row.spcCode}-${row.number}`;
  const terms: [OrderWord, string][] = [
    ['number', reference],
    ['payer', `${payerBank} ${row.payerNumber} ${row.payerHolder}`],
    ['payee', row.payee],
    ['kana', row.payeeKana],
    ['bank', `${row.bankCode} ${named(row.bankNameEn, row.bankNameJp)} ${row.branchCode} ${named(row.branchNameEn, row.branchNameJp)}`],
    ['account', `${say(row.accountType)} ${row.accountNumber}`],
    ['amount', `¥${fixed(scaled(row.amount, 0), { decimals: 0, signed: false, mark: MINUS })}`],
    ['day', printDay(row.paymentDay)],
    ['invoice', row.invoiceNo],
    ['requested', row.requestedName],
    ['approved', row.status === 'approved' ? (row.decidedName ?? MISSING) : MISSING],
  ];
  return {
    language,
    orientation: 'portrait',
    hasCover: false,
    title: `${say('title')} ${reference}`,
    author: company,
    head: { left: company, right: `${say('number')} ${reference}` },
    foot: { left: say('printedAt', { time: printTime(printedAt) }), below: row.id },
    mark: row.status !== 'approved' ? say('draft') : isSample ? say('sample') : null,
    content: [
      { text: say('title'), style: 'section', alignment: 'center', fontSize: 18, margin: [0, 8, 0, 14] },
      { text: say('to', { name: payerBank }), fontSize: 12, margin: [0, 0, 0, 8] },
      { text: say('lead'), fontSize: 9, margin: [0, 0, 0, 12] },
      termsTable(terms.map(([word, value]) => [say(word), value])),
      { text: say('seals'), style: 'heading' },
      sealTable((['notified', 'checked', 'made'] as const).map(word => say(word))),
    ],
  };
}

function termsTable(terms: readonly (readonly [string, string])[]): Content {
  const body = terms.map(([label, value]): TableCell[] => [
    { text: label, fontSize: 10, margin: [0, 4, 0, 4] },
    { text: value, fontSize: 10, margin: [0, 4, 0, 4] },
  ]);
  return { table: { widths: [140, '*'], body }, layout: 'ruled' };
}

const BOX = 72;

function sealTable(labels: readonly string[]): Content {
  const heads = labels.map((text): TableCell => ({ text, alignment: 'center', fontSize: 8 }));
  const boxes = labels.map((): TableCell => '');
  return { table: { widths: labels.map(() => BOX), heights: [14, BOX], body: [heads, boxes] } };
}
