import type { Both } from '@hakaru/contract/languages';
import { Lines, HORIZONS, type ReportContent, type ReportLine } from '#features/reports/public';
import {
  BREAK,
  column,
  figureCell,
  note,
  sameText,
  textCell,
  textColumn,
  type PackBars,
  type PackCell,
  type PackRow,
  type PackTable,
  type Shape,
  type ValueCell,
} from '#features/committee-packs/content';
import { filled, horizonWords, noteWords, unitOf, words } from '#features/committee-packs/pack-text';
import { BARS_MAX, type Gather } from './source';

/** Figures as the report published them. Nothing is recalculated except the opening value, which is exact. */
class Published {
  private readonly lines: Lines;
  constructor(readonly content: ReportContent) {
    this.lines = new Lines(content, NO_FACTS, 'en');
  }
  get whole(): ReportLine | undefined {
    return this.lines.whole;
  }
  get classes(): ReportLine[] {
    return this.lines.classes;
  }
  cell(line: ReportLine | undefined, name: string, shape: Shape): ValueCell {
    return figureCell(line && this.lines.figure(line, name), shape);
  }
  opening(line: ReportLine): ValueCell {
    return { value: this.lines.opening(line), shape: 'money', key: null };
  }
}

/** Needed by the report's own notes only, which are not printed here. */
const NO_FACTS = {
  organisation: { en: '', jp: '' },
  publisher: '',
  publishedAt: new Date(0),
  knownAt: new Date(0),
  sha256: '',
  reason: null,
  isLatest: true,
  isIntact: true,
  hasMoved: false,
  printedAt: new Date(0),
  isSample: false,
};

const CLASS_PERIODS = ['1m', 'fytd', '1y'] as const;
const MEASURES = [
  ['return', words.return, 'rate'],
  ['benchmarkReturn', words.bm, 'rate'],
  ['excess', words.excess, 'points'],
] as const satisfies readonly (readonly [string, Both, Shape])[];

const periodColumns = () =>
  CLASS_PERIODS.flatMap(horizon => MEASURES.map(([, label]) => column(label, filled(words.percentOf, { of: horizonWords[horizon] }))));
const periodCells = (of: Published, line: ReportLine): PackCell[] =>
  CLASS_PERIODS.flatMap(horizon => MEASURES.map(([measure, , shape]) => of.cell(line, `${measure}.${horizon}`, shape)));

const unitNote = ({ asset }: ReportContent): Both => filled(noteWords.unit, { unit: unitOf(asset.currency) });

export const gatherOverview: Gather = async ({ content }) => {
  const of = new Published(content);
  const { whole } = of;
  if (!whole) return null;
  const quality = whole.figures[content.columns.indexOf('marketValue.-')]?.quality;
  const gap = quality && quality.have < quality.of ? [note(filled(noteWords.gap, { have: quality.have, of: quality.of }), true)] : [];
  return {
    blocks: [
      ...gap,
      {
        kind: 'leading',
        figures: [
          { label: words.marketValue, cell: of.cell(whole, 'marketValue.-', 'money') },
          { label: words.flow, cell: of.cell(whole, 'flow.1m', 'change') },
          { label: words.gain, cell: of.cell(whole, 'profit.1m', 'change') },
          { label: words.returnPercent, cell: of.cell(whole, 'return.1m', 'rate') },
          { label: words.benchmarkPercent, cell: of.cell(whole, 'benchmarkReturn.1m', 'rate') },
          { label: words.excessPercent, cell: of.cell(whole, 'excess.1m', 'points') },
        ],
      },
      {
        kind: 'table',
        title: words.returnsTitle,
        columns: [textColumn(words.period), ...HORIZONS.map(horizon => column(horizonWords[horizon]))],
        rows: RETURN_ROWS.map(([measure, label, shape]) => ({
          level: 2,
          cells: [textCell(label), ...HORIZONS.map(horizon => of.cell(whole, `${measure}.${horizon}`, shape))],
        })),
      },
      {
        kind: 'bars',
        title: words.returnsTitle,
        series: [words.return, words.benchmark],
        rows: HORIZONS.map(horizon => ({
          label: horizonWords[horizon],
          values: ['return', 'benchmarkReturn'].map(measure => of.cell(whole, `${measure}.${horizon}`, 'rate')),
        })),
      },
      BREAK,
      { kind: 'pair', left: bridge(of, whole), right: gains(of) },
    ],
    notes: [noteWords.annualised, noteWords.opening, unitNote(content)],
  };
};

const RETURN_ROWS = [
  ['return', words.return, 'rate'],
  ['benchmarkReturn', words.benchmark, 'rate'],
  ['excess', words.excessPercent, 'points'],
] as const satisfies readonly (readonly [string, Both, Shape])[];

function bridge(of: Published, whole: ReportLine): PackTable {
  const row = (line: ReportLine, label: Both, level: number): PackRow => ({
    level,
    cells: [
      textCell(label),
      of.opening(line),
      of.cell(line, 'flow.1m', 'change'),
      of.cell(line, 'profit.1m', 'change'),
      of.cell(line, 'marketValue.-', 'money'),
    ],
  });
  return {
    kind: 'table',
    title: words.bridgeTitle,
    columns: [textColumn(words.name), ...[words.opening, words.flow, words.gain, words.closing].map(label => column(label))],
    rows: [...of.classes.map(line => row(line, line.name, 2)), row(whole, words.total, 0)],
  };
}

const gains = (of: Published): PackBars => ({
  kind: 'bars',
  title: words.gainTitle,
  series: [words.gain],
  rows: of.classes.slice(0, BARS_MAX).map(line => ({ label: line.name, values: [of.cell(line, 'profit.1m', 'change')] })),
});

export const gatherClasses: Gather = async ({ content }) => {
  const of = new Published(content);
  if (of.classes.length === 0) return null;
  const row = (line: ReportLine, label: Both, level: number): PackRow => ({
    level,
    cells: [
      textCell(label),
      of.cell(line, 'marketValue.-', 'money'),
      of.cell(line, 'weight.-', 'weight'),
      of.cell(line, 'policyWeight.-', 'weight'),
      of.cell(line, 'deviation.-', 'deviation'),
      of.cell(line, 'contribution.1m', 'points'),
      ...periodCells(of, line),
    ],
  });
  const heads = [words.marketValue, words.weight, words.policyWeight, words.deviation, words.contribution];
  const compared = (title: Both, series: Both[], columns: readonly string[], shape: Shape): PackBars => ({
    kind: 'bars',
    title,
    series,
    rows: of.classes.slice(0, BARS_MAX).map(line => ({ label: line.name, values: columns.map(name => of.cell(line, name, shape)) })),
  });
  return {
    blocks: [
      {
        kind: 'table',
        title: words.classesTitle,
        columns: [textColumn(words.name), ...heads.map(label => column(label)), ...periodColumns()],
        rows: [...of.classes.map(line => row(line, line.name, 2)), ...(of.whole ? [row(of.whole, words.total, 0)] : [])],
      },
      BREAK,
      {
        kind: 'pair',
        left: compared(words.allocationTitle, [words.actual, words.policy], ['weight.-', 'policyWeight.-'], 'weight'),
        right: compared(words.classReturns, [words.return, words.bm], ['return.fytd', 'benchmarkReturn.fytd'], 'rate'),
      },
    ],
    notes: [noteWords.policy, noteWords.annualised, unitNote(content)],
  };
};

export const gatherMandates: Gather = async ({ content }) => {
  const of = new Published(content);
  const mandates = content.lines.filter(({ level }) => level === 2);
  if (mandates.length === 0) return null;
  const heads = [words.marketValue, words.weight, words.flow, words.gain];
  const row = (line: ReportLine): PackRow => ({
    level: line.level,
    cells: [
      sameText(line.level === 2 ? line.ref : ''),
      textCell(line.name),
      of.cell(line, 'marketValue.-', 'money'),
      of.cell(line, 'weight.-', 'weight'),
      of.cell(line, 'flow.1m', 'change'),
      of.cell(line, 'profit.1m', 'change'),
      ...periodCells(of, line),
    ],
  });
  const ranked = mandates
    .map(line => ({ label: line.name, values: [of.cell(line, 'excess.1y', 'points')] }))
    .filter(({ values }) => values.every(({ value }) => value !== null))
    .toSorted((one, other) => sizeOf(other.values) - sizeOf(one.values));
  return {
    blocks: [
      {
        kind: 'table',
        title: words.mandatesTitle,
        columns: [textColumn(words.ref), textColumn(words.name), ...heads.map(label => column(label)), ...periodColumns()],
        rows: content.lines.map(row),
      },
      { kind: 'bars', title: words.mandateExcess, series: [words.excess], rows: ranked.slice(0, BARS_MAX) },
    ],
    notes: [noteWords.annualised, unitNote(content)],
  };
};

/** Only for the order of the bars. */
const sizeOf = ([first]: readonly ValueCell[]): number => Math.abs(Number(first?.value ?? 0));

export const gatherCommentaries: Gather = async ({ content }) => {
  const said = content.commentaries ?? [];
  if (said.length === 0) return null;
  return {
    blocks: said.map(({ ref, name, body, by, at, file }) => ({
      kind: 'said',
      heading: { en: `${ref} ${name.en}`, jp: `${ref} ${name.jp}` },
      body,
      by,
      at,
      file: file?.name ?? null,
    })),
    notes: [],
  };
};
