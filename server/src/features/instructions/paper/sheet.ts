import { fixed, MINUS, MISSING, printDay, printTime, scaled } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import { isSpotDeal, typeNameOf } from '@hakaru/contract/transaction-types';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { AuditRow, InstructionRow } from '#features/instructions/store';
import { INK, type Paper } from '#platform/pdf/paper';
import { categoryWords, sayIn, type SheetWord } from './sheet-text';

export type SheetFacts = { row: InstructionRow; audit: readonly AuditRow[]; printedAt: Date; isSample: boolean };

export function sheetName({ number, ref, version }: InstructionRow, language: Language): string {
  return `instruction_${number ?? ref}_v${version}_${language === 'jp' ? 'ja' : 'en'}.pdf`;
}

/** The instruction on one portrait page, in black and white: number, version, terms and boxes for seals. */
export function instructionPaper(facts: SheetFacts, language: Language): Paper {
  const { row, printedAt } = facts;
  const say = sayIn(language);
  const client = language === 'jp' ? row.clientNameJp : row.clientName;
  const trustee = (language === 'jp' ? row.trusteeJp : row.trustee) ?? MISSING;
  return {
    language,
    orientation: 'portrait',
    hasCover: false,
    title: `${say('title')} ${row.number ?? row.ref}`,
    author: client,
    head: { left: client, right: `${say('number')} ${row.number ?? row.ref}` },
    foot: { left: say('printedAt', { time: printTime(printedAt) }), below: `${say('reference')} ${row.id}` },
    mark: markOf(facts, language),
    content: [
      { text: say('title'), style: 'section', alignment: 'center', fontSize: 18, margin: [0, 8, 0, 14] },
      { text: say('to', { name: trustee }), fontSize: 11, margin: [0, 0, 0, 4] },
      { text: say('lead'), fontSize: 9, margin: [0, 0, 0, 10] },
      termsTable(facts, language),
      { text: say('seals'), style: 'heading' },
      sealTable(language),
    ],
  };
}

function markOf({ row: { status }, isSample }: SheetFacts, language: Language): string | null {
  const say = sayIn(language);
  if (status === 'preliminary') return say('draft');
  if (status === 'cancelled' || status === 'invalid') return say('cancelled');
  return isSample ? say('sample') : null;
}

function termsTable({ row, audit }: SheetFacts, language: Language): Content {
  const say = sayIn(language);
  const named = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en);
  const finalised = audit.findLast(({ action }) => action === 'finalize');
  const end = (ref: string | null, name: string | null) => [ref, name].filter(Boolean).join(' ') || null;
  const terms: [SheetWord, string | null][] = [
    ['number', row.number ?? row.ref],
    ['version', String(row.version)],
    ['date', printDay(row.date)],
    ['client', named(row.clientName, row.clientNameJp)],
    ['mandate', `${row.entityRef} ${named(row.entityName, row.entityNameJp)}`],
    ['trusteeRef', row.trusteeRef],
    ['category', categoryWords[row.category]?.[language] ?? row.category],
    ['type', typeNameOf(row.type, isSpotDeal(row))[language]],
    ['tradeDate', printDay(row.tradeDate)],
    ['settlementDate', printDay(row.settlementDate)],
    ['from', end(row.fromRef, row.fromName)],
    ['into', end(row.toRef, row.toName)],
    ['payee', row.payeeAccount],
    ['security', row.securityName],
    ['amount', money(row.amount, row.currency)],
    ['side', row.side === 'buy' || row.side === 'sell' ? say(row.side) : null],
    ['counterCurrency', row.counterCurrency],
    ['rate', row.rate],
    ['amountJpy', row.amountJpy === null ? null : money(row.amountJpy, 'JPY')],
    ['comment', row.comment],
    ['written', row.createdByName && `${row.createdByName}　${printTime(row.createdAt)}`],
    ['finalised', finalised ? `${finalised.userName}　${printTime(finalised.at)}` : null],
  ];
  const body = terms
    .filter((term): term is [SheetWord, string] => term[1] !== null)
    .map(([word, value]): TableCell[] => [
      { text: say(word), color: INK.plain, fontSize: 9.5, margin: [0, 2, 0, 2] },
      { text: value, fontSize: 10.5, bold: word === 'amount' || word === 'number', margin: [0, 2, 0, 2] },
    ]);
  return { table: { widths: [130, '*'], body }, layout: 'ruled' };
}

const SEAL_HEIGHT = 64;

function sealTable(language: Language): Content {
  const say = sayIn(language);
  const boxes = ['sealAuthor', 'sealChecker', 'sealApprover', 'sealTrustee'] as const;
  return {
    table: {
      widths: boxes.map(() => 80),
      heights: [14, SEAL_HEIGHT],
      body: [boxes.map((box): TableCell => ({ text: say(box), alignment: 'center', fontSize: 8.5 })), boxes.map((): TableCell => '')],
    },
  };
}

function money(amount: string, currency: string): string {
  return `${currency} ${fixed(scaled(amount, 0), { decimals: minorUnitsOf(currency), mark: MINUS })}`;
}
