import type { FigureQuality } from '@hakaru/contract/figures';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { INK } from '#platform/pdf/paper';
import type { ReportLine } from '#features/reports/content';
import { HORIZONS, type Lines } from './lines';
import type { PackWord } from './pack-text';

export const section = (title: string, lead: string, isFirst = false): Content[] => [
  { text: title, style: 'section', ...(isFirst ? {} : { pageBreak: 'before' as const }) },
  { text: lead, style: 'lead' },
];

export const headCell = (text: string, end = true): TableCell => ({ text, style: 'headCell', alignment: end ? 'right' : 'left' });
export const figureCell = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold, noWrap: true });

/** A heading over several related columns. */
export const groupCell = (text: string, span: number): TableCell[] => [
  { text, style: 'headCell', alignment: 'right', bold: true, colSpan: span },
  ...Array.from({ length: span - 1 }, (): TableCell => ''),
];

export function ruledTable(body: TableCell[][], widths: (string | number)[], headerRows = 1): Content {
  return { table: { headerRows, dontBreakRows: true, keepWithHeaderRows: 1, widths, body }, layout: 'ruled' };
}

/** Return, benchmark and excess return over the periods, a row each. */
export function returnsTable(lines: Lines, of: ReportLine): Content {
  const isPack = lines.content.kind === 'asset';
  const rows = [
    ['fund', 'return'],
    [isPack ? 'benchmark' : 'ownBenchmark', 'benchmarkReturn'],
    ['excessLong', 'excess'],
  ] as const satisfies readonly (readonly [PackWord, string])[];
  return ruledTable(
    [
      [headCell(`${lines.say('period')} %`, false), ...HORIZONS.map(horizon => headCell(lines.say(horizon)))],
      ...rows.map(([word, measure]): TableCell[] => [
        lines.say(word),
        ...HORIZONS.map(horizon => figureCell(lines.print(of, `${measure}.${horizon}`), measure === 'return')),
      ]),
    ],
    ['*', ...HORIZONS.map(() => 72)],
  );
}

const CLASS_PERIODS = ['1m', 'fytd', '1y'] as const;
const MEASURES = ['return', 'benchmarkReturn', 'excess'] as const;
const SHORT = { return: 'fund', benchmarkReturn: 'bm', excess: 'excess' } as const satisfies Record<string, PackWord>;

const periodHeads = (lines: Lines): TableCell[] => CLASS_PERIODS.flatMap(horizon => groupCell(`${lines.say(horizon)} %`, MEASURES.length));
const measureHeads = (lines: Lines): TableCell[] =>
  CLASS_PERIODS.flatMap(() => MEASURES.map(measure => headCell(lines.say(SHORT[measure]))));
const periodCells = (lines: Lines, of: ReportLine, bold: boolean): TableCell[] =>
  CLASS_PERIODS.flatMap(horizon => MEASURES.map(measure => figureCell(lines.print(of, `${measure}.${horizon}`), bold)));

/** Classes with the total below: position, policy, contribution, returns. */
export function classTable(lines: Lines): Content {
  const columns = ['marketValue.-', 'weight.-', 'policyWeight.-', 'deviation.-', 'contribution.1m'] as const;
  const heads = ['marketValue', 'weight', 'policyWeight', 'deviation', 'contribution'] as const satisfies readonly PackWord[];
  const row = (of: ReportLine, label: string, bold: boolean): TableCell[] => [
    { text: label, bold },
    ...columns.map(column => figureCell(lines.print(of, column), bold)),
    ...periodCells(lines, of, bold),
  ];
  const body: TableCell[][] = [
    ['', ...columns.map((): TableCell => ''), ...periodHeads(lines)],
    [headCell(lines.say('name'), false), ...heads.map(word => headCell(lines.say(word))), ...measureHeads(lines)],
    ...lines.classes.map(of => row(of, lines.name(of), false)),
    ...(lines.whole ? [row(lines.whole, lines.say('total'), true)] : []),
  ];
  return ruledTable(body, ['*', 52, 42, 38, 46, 38, ...Array.from({ length: 9 }, () => 35)], 2);
}

/** How the value of each class, and of the total, came about. */
export function bridgeTable(lines: Lines): Content {
  const heads = ['openingShort', 'flow', 'gain', 'closingShort'] as const satisfies readonly PackWord[];
  const row = (of: ReportLine, label: string, bold: boolean): TableCell[] => [
    { text: label, bold },
    figureCell(lines.printAs(lines.opening(of), 'marketValue'), bold),
    ...['flow.1m', 'profit.1m', 'marketValue.-'].map(column => figureCell(lines.print(of, column), bold)),
  ];
  return ruledTable(
    [
      [headCell(lines.say('name'), false), ...heads.map(word => headCell(lines.say(word)))],
      ...lines.classes.map(of => row(of, lines.name(of), false)),
      ...(lines.whole ? [row(lines.whole, lines.say('total'), true)] : []),
    ],
    ['*', 62, 54, 54, 62],
  );
}

/** Every mandate under its class; headings repeat on each page, and no row is split. */
export function mandateTable(lines: Lines): Content {
  const columns = ['marketValue.-', 'weight.-', 'flow.1m', 'profit.1m'] as const;
  const heads = ['marketValue', 'weight', 'flow', 'gain'] as const satisfies readonly PackWord[];
  const row = (of: ReportLine): TableCell[] => {
    const bold = of.level < 2;
    const label: TableCell = bold ? { text: lines.name(of), bold, colSpan: 2 } : { text: of.ref, color: INK.plain, noWrap: true };
    return [
      label,
      bold ? '' : lines.name(of),
      ...columns.map(column => figureCell(lines.print(of, column), bold)),
      ...periodCells(lines, of, bold),
    ];
  };
  return ruledTable(
    [
      ['', '', ...columns.map((): TableCell => ''), ...periodHeads(lines)],
      [
        headCell(lines.say('ref'), false),
        headCell(lines.say('name'), false),
        ...heads.map(word => headCell(lines.say(word))),
        ...measureHeads(lines),
      ],
      ...lines.content.lines.map(row),
    ],
    [32, '*', 48, 37, 49, 38, ...Array.from({ length: 9 }, () => 33)],
    2,
  );
}

/** Lines whose value is an estimate, is incomplete, or is older than its day. */
export function qualityTable(lines: Lines): Content {
  const doubtful = lines.content.lines.flatMap(of => {
    const quality = lines.figure(of, 'marketValue.-')?.quality;
    if (!quality) return [];
    const isSound = quality.weakest !== 'estimated' && quality.have === quality.of && quality.oldestDays === 0;
    return isSound ? [] : [{ of, quality }];
  });
  if (doubtful.length === 0) return { text: lines.say('qualityNone') };
  const heads = ['weakest', 'complete', 'estimatedShare', 'oldest'] as const satisfies readonly PackWord[];
  const gap = lines.whole ? lines.gapOf(lines.whole) : null;
  const table = ruledTable(
    [
      [
        headCell(lines.say('ref'), false),
        headCell(lines.say('name'), false),
        ...heads.map((word, at) => headCell(lines.say(word), at > 0)),
      ],
      ...doubtful.map(({ of, quality }): TableCell[] => [
        { text: of.level === 2 ? of.ref : '', color: INK.plain },
        { text: of.level === 0 ? lines.say('total') : lines.name(of), bold: of.level < 2 },
        quality.weakest ? lines.say(quality.weakest) : '-',
        figureCell(partsOf(lines, quality)),
        figureCell(lines.printAs(String(quality.shares.estimated), 'estimatedShare')),
        figureCell(String(quality.oldestDays)),
      ]),
    ],
    [50, '*', 90, 70, 80, 80],
  );
  return { stack: [...(gap ? [{ text: gap, style: 'note' }] : []), table] };
}

/** Parts reported out of those due; carried ones were not reported, so they are shown separately. */
function partsOf(lines: Lines, { have, of, carried = 0 }: FigureQuality): string {
  return carried === 0 ? `${have} / ${of}` : lines.say('withCarried', { have: have - carried, of, carried });
}
