import { fixed, MINUS, MISSING, printDay, printTime, scaled, TRIANGLE } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { kinds } from '#features/import-kinds/public';
import type { ImportRecord, KeptSheet, Override } from '#features/imports/public';
import { INK, type Paper } from '#platform/pdf/paper';
import type { SheetTotal } from './receipt-store';
import { type ReceiptWord, sayIn } from './receipt-text';

/** The columns whose totals let a sender check that everything arrived. */
export const TOTALLED = { marketValue: 'marketValue', value: 'marketValue', flow: 'flow' } as const satisfies Record<string, ReceiptWord>;

type Name = { nameEn: string; nameJp: string } | null;
export type ReceiptFacts = {
  found: ImportRecord;
  sheets: readonly KeptSheet[];
  totals: readonly SheetTotal[];
  /** When and by whom the file named here was sent: an import may have had several files. */
  sent: { userName: string; at: Date };
  overrides: readonly Override[];
  sender: Name;
  owner: Name;
  printedAt: Date;
  isSample: boolean;
};

/** One page: the file, when it was sent, its rows and totals, and who approved it. */
export function receiptPaper(facts: ReceiptFacts, language: Language): Paper {
  const { found, printedAt, isSample } = facts;
  const counts = { warnings: found.warnings, errors: found.errors, n: facts.overrides.length };
  const say = sayIn(language);
  const nameOf = (name: Name) => (name ? (language === 'jp' ? name.nameJp : name.nameEn) : MISSING);
  return {
    language,
    orientation: 'landscape',
    hasCover: false,
    title: `${say('title')} ${found.fileName}`,
    author: nameOf(facts.sender),
    head: { left: `${nameOf(facts.sender)}　→　${nameOf(facts.owner ?? facts.sender)}`, right: `${say('asOf')} ${printDay(found.asOf)}` },
    foot: {
      left: `${say('confidential')}　${say('printedAt', { time: printTime(printedAt) })}`,
      below: `${say('reference')} ${found.id}`,
    },
    mark: isSample ? say('sample') : null,
    content: [
      { text: say('title'), style: 'section' },
      { text: say('lead'), style: 'lead' },
      factsTable(facts, language),
      { text: say('contents'), style: 'heading' },
      sheetTable(facts, language),
      ...(facts.overrides.length > 0 ? [{ text: say('overrides'), style: 'heading' }, overrideTable(facts, language)] : []),
      { text: say(facts.overrides.length > 0 ? 'overriddenNote' : 'totalsNote', counts), style: 'note' },
    ],
  };
}

function factsTable({ found, sent, sender, owner }: ReceiptFacts, language: Language): Content {
  const say = sayIn(language);
  const nameOf = (name: Name) => (name ? (language === 'jp' ? name.nameJp : name.nameEn) : MISSING);
  const recorded = found.recorded === null ? '' : `　${say('facts', { n: count(found.recorded) })}`;
  const left: [ReceiptWord, string][] = [
    ['client', nameOf(owner ?? sender)],
    ['sender', nameOf(sender)],
    ['file', `${found.fileName}　${say('bytes', { n: count(found.bytes) })}`],
    ['hash', found.sha256],
  ];
  const right: [ReceiptWord, string][] = [
    ['received', printTime(sent.at)],
    ['uploader', sent.userName],
    ['status', `${say(found.status)}${recorded}`],
    ['approvedAt', found.approvedAt ? printTime(found.approvedAt) : say('unapproved')],
    ['approver', found.approvedByName ?? MISSING],
    ...(found.reason ? ([['reason', found.reason]] satisfies [ReceiptWord, string][]) : []),
  ];
  const list = (rows: readonly [ReceiptWord, string][]): Content => ({
    table: {
      widths: [96, '*'],
      body: rows.map(([word, value]): TableCell[] => [
        { text: say(word), color: INK.faint },
        { text: value, ...(word === 'hash' ? { fontSize: 6.8 } : {}), ...(word === 'file' || word === 'hash' ? BREAKING : {}) },
      ]),
    },
    layout: 'ruled',
  });
  return {
    columns: [
      { stack: [list(left)], width: 400 },
      { stack: [list(right)], width: '*' },
    ],
    columnGap: 24,
  };
}

function sheetTable({ sheets, totals, found }: ReceiptFacts, language: Language): Content {
  const say = sayIn(language);
  const head = (word: ReceiptWord, end = false): TableCell => ({ text: say(word), style: 'headCell', alignment: end ? 'right' : 'left' });
  const end = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold, noWrap: true });
  // Funds have currencies of their own, and calls stand beside distributions, so their total would mean nothing.
  const summed = totals.filter(({ sheet }) => sheets.some(({ name, kind }) => name === sheet && kind !== 'funds'));
  const totalOf = (sheet: string, word: ReceiptWord): string => {
    const found = summed.find(one => one.sheet === sheet && one.total !== null && TOTALLED[one.field as keyof typeof TOTALLED] === word); // only the columns of TOTALLED are asked for
    const used = amount(found?.total ?? null, language);
    return !found || found.inFile === found.total ? used : `${used} ${say('totalInFile', { total: amount(found.inFile, language) })}`;
  };
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', '*', 60, 230, 130],
      body: [
        [head('sheet'), head('dataset'), head('rows', true), head('marketValue', true), head('flow', true)],
        ...sheets.map(({ name, kind, rows }): TableCell[] => [
          { text: name, ...BREAKING },
          kinds[kind].title[language],
          end(count(rows)),
          end(totalOf(name, 'marketValue')),
          end(totalOf(name, 'flow')),
        ]),
        [{ text: say('total'), bold: true }, '', end(count(found.rows), true), '', ''],
      ],
    },
    layout: 'ruled',
  };
}

/** Both values side by side, with who decided it, when and why. */
function overrideTable({ overrides }: ReceiptFacts, language: Language): Content {
  const say = sayIn(language);
  const heads = ['cell', 'fileValue', 'usedValue', 'overriddenBy', 'why'] as const satisfies readonly ReceiptWord[];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [110, 110, 110, 140, '*'],
      body: [
        heads.map((word): TableCell => ({ text: say(word), style: 'headCell' })),
        ...overrides.map(({ sheet, cell, fileValue, usedValue, userName, at, reason }): TableCell[] => [
          { text: `${sheet}!${cell}`, ...BREAKING },
          { text: shownAs(fileValue, language), ...BREAKING },
          { text: shownAs(usedValue, language), ...BREAKING },
          `${userName}　${printTime(at)}`,
          { text: reason, ...BREAKING },
        ]),
      ],
    },
    layout: 'ruled',
  };
}

const shownAs = (value: string | null, language: Language): string =>
  value !== null && /^-?\d+(\.\d+)?$/.test(value) ? amount(value, language) : (value ?? MISSING);

/** Names without spaces may be as long as a file system allows, so they may break anywhere. */
const BREAKING = { wordBreak: 'break-all' } as const;

const count = (value: number): string => fixed(scaled(value, 0), { decimals: 0, mark: MINUS });

/** The number with the file's own decimals, grouped. */
function amount(value: string | null, language: Language): string {
  const decimals = value?.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  return fixed(scaled(value, 0), { decimals, mark: language === 'jp' ? TRIANGLE : MINUS });
}
