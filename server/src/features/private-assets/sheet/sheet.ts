import type { Figure, FigureKey } from '@hakaru/contract/figures';
import { fixed, MINUS, MISSING, printDay, printTime, scaled, TRIANGLE, type FigureValue } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import type { LedgerCheckId } from '@hakaru/contract/private-assets';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { FundLedger } from '#features/private-assets/actions';
import type { LedgerCheck } from '#features/private-assets/checks';
import { INK, type Paper } from '#platform/pdf/paper';
import { sayIn, type SheetWord } from './sheet-text';

const MONEY = ['commitment', 'called', 'recallable', 'unfunded', 'distributed', 'nav'] as const;
const RATES = ['irrNet', 'irrGross'] as const;
const RATIOS = ['dpi', 'rvpi', 'tvpi'] as const;
const COUNTS = ['navAge', 'activeCompanies', 'realizedCompanies'] as const;
export const SHEET_MEASURES = [...MONEY, ...RATES, ...RATIOS, ...COUNTS] as const;

type Figures = ReadonlyMap<FigureKey['measure'], Figure>;
export type SheetFacts = {
  ledger: FundLedger;
  asOf: string;
  known: string | null;
  local: Figures;
  base: Figures;
  printedAt: Date;
  isSample: boolean;
};

/** The number that fits on the page beside the position and the checks. */
const NOTICES = 10;
const STATEMENTS = 6;

/** A fund on one portrait page: its position in both currencies, the checks, and the latest notices and statements. */
export function fundSheet(facts: SheetFacts, language: Language): Paper {
  const { ledger, asOf, known, printedAt, isSample } = facts;
  const say = sayIn(language);
  const name = ledger.name[language];
  const day = say('asOf', { day: printDay(asOf) });
  return {
    language,
    orientation: 'portrait',
    hasCover: false,
    title: `${say('title')} ${name}`,
    author: name,
    head: {
      left: `${say('title')}　${ledger.ref} ${name}`,
      right: known === null ? day : `${day}　${say('known', { day: printDay(known) })}`,
    },
    foot: { left: say('basis'), below: say('printedAt', { time: printTime(printedAt) }) },
    mark: isSample ? say('sample') : null,
    content: [
      { text: name, style: 'section', fontSize: 16, margin: [0, 0, 0, 2] },
      { text: whose(ledger, language), fontSize: 9, color: INK.plain, margin: [0, 0, 0, 8] },
      { text: say('position'), style: 'heading' },
      positionTable(facts, language),
      { text: say('checks'), style: 'heading' },
      checkTable(ledger, language),
      { text: `${say('notices')}　${say('inMillions', { currency: ledger.currency })}`, style: 'heading' },
      noticeTable(ledger, language),
      { text: `${say('statements')}　${say('inMillions', { currency: ledger.currency })}`, style: 'heading' },
      statementTable(ledger, language),
    ],
  };
}

function whose({ mandate, currency }: FundLedger, language: Language): string {
  const say = sayIn(language);
  const manager = mandate?.manager?.[language];
  return [mandate && `${say('mandate')} ${mandate.ref} ${mandate.name[language]}`, manager && `${say('manager')} ${manager}`, currency]
    .filter(Boolean)
    .join('　·　');
}

const head = (text: string, isStart = false): TableCell => ({ text, style: 'headCell', alignment: isStart ? 'left' : 'right' });
const cell = (text: string): TableCell => ({ text, alignment: 'right', fontSize: 8, noWrap: true });
const word = (text: string): TableCell => ({ text, fontSize: 8 });

const number = (value: FigureValue, language: Language, { power = 0, decimals = 2 } = {}) =>
  fixed(scaled(value, power), { decimals, mark: language === 'jp' ? TRIANGLE : MINUS });
const millions = (value: FigureValue, language: Language) => number(value, language, { power: -6 });

function positionTable({ ledger, local, base }: SheetFacts, language: Language): Content {
  const say = sayIn(language);
  const valueOf = (figures: Figures, measure: FigureKey['measure']) => figures.get(measure)?.value;
  const money = MONEY.map((measure): TableCell[] => [
    word(say(measure)),
    cell(millions(valueOf(local, measure), language)),
    cell(millions(valueOf(base, measure), language)),
  ]);
  const shaped = (measures: readonly (SheetWord & FigureKey['measure'])[], shape: { power?: number; decimals?: number }) =>
    measures.map((measure): TableCell[] => [
      word(say(measure)),
      cell(number(valueOf(local, measure), language, shape)),
      cell(isOfFund(measure) ? MISSING : number(valueOf(base, measure), language, shape)),
    ]);
  const heads = [head('', true), head(ledger.currency), head(ledger.baseCurrency)];
  const unit = [
    word(''),
    cell(say('inMillions', { currency: ledger.currency })),
    cell(say('inMillions', { currency: ledger.baseCurrency })),
  ];
  return {
    columnGap: 24,
    columns: [
      ruled([heads, unit, ...money], ['*', 70, 80]),
      ruled([heads, ...shaped(RATES, { power: 2, decimals: 1 }), ...shaped(RATIOS, {}), ...shaped(COUNTS, { decimals: 0 })], ['*', 70, 80]),
    ],
  };
}

/** Counts and the gross rate are shown once, not in a second currency. */
const isOfFund = (measure: SheetWord) =>
  measure === 'navAge' || measure === 'activeCompanies' || measure === 'realizedCompanies' || measure === 'irrGross';

const CHECK_WORDS: Readonly<Record<LedgerCheckId, SheetWord>> = {
  unfunded: 'checkUnfunded',
  calls: 'checkCalls',
  distributions: 'checkDistributions',
  multiples: 'checkMultiples',
  navRoll: 'checkNavRoll',
  monthFlow: 'checkMonthFlow',
};

function checkTable({ checks, baseCurrency }: FundLedger, language: Language): Content {
  const say = sayIn(language);
  const outcome = ({ holds, difference }: LedgerCheck) => {
    if (holds === null) return say('unknown');
    return holds ? say('holds') : say('differs', { amount: number(difference, language) });
  };
  return ruled(
    checks.map(check => [
      word(say(CHECK_WORDS[check.id], { currency: baseCurrency })),
      cell(number(check.result.value, language)),
      cell(outcome(check)),
    ]),
    ['*', 110, 110],
  );
}

function noticeTable({ rows }: FundLedger, language: Language): Content {
  const say = sayIn(language);
  const heads = [
    head(say('day'), true),
    head(say('notice'), true),
    head('', true),
    ...(['amount', 'fees', 'called', 'distributed', 'unfunded'] as const).map(one => head(say(one))),
  ];
  const body = rows
    .slice(0, NOTICES)
    .map((row): TableCell[] => [
      word(printDay(row.day)),
      word(row.notices.join(', ')),
      word(say(row.side)),
      ...[row.amount.value, row.groups.fees, row.called.value, row.distributed.value, row.unfunded.value].map(value =>
        cell(millions(value, language)),
      ),
    ]);
  return ruled([heads, ...body], [56, '*', 52, 56, 62, 56, 60, 56]);
}

function statementTable({ statements }: FundLedger, language: Language): Content {
  const say = sayIn(language);
  const heads = [
    head(say('day'), true),
    head(say('quality'), true),
    ...(['opening', 'calls', 'distributions', 'gain', 'closing'] as const).map(one => head(say(one))),
  ];
  const body = statements
    .slice(0, STATEMENTS)
    .map((one): TableCell[] => [
      word(printDay(one.day)),
      word(say(one.quality)),
      ...[one.opening, one.calls, one.distributions, one.gain, one.nav.value].map(value => cell(millions(value, language))),
    ]);
  return ruled([heads, ...body], [56, '*', 66, 66, 66, 66, 66]);
}

function ruled(body: TableCell[][], widths: (string | number)[]): Content {
  return { table: { headerRows: 1, dontBreakRows: true, widths, body }, layout: 'ruled' };
}
