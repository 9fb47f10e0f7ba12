import { AppError } from '@hakaru/contract/errors';
import type { Figure } from '@hakaru/contract/figures';
import { printDay, printTime } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import { writeWorkbook, type Cell, type Sheet, type Style } from '@hakaru/workbook/workbook';
import { clientOf } from '#features/books/public';
import { openFigures } from '#features/figures/public';
import type { Attachment } from '#platform/attachments';
import type { SignedIn } from '#platform/context';
import { shownMoment } from '#platform/today';
import { compare, type CompareAsk, type ComparedSeries, type Comparison } from './actions';
import { words } from './comparison-words';

type Word = keyof typeof words;
type Say = (word: Word, params?: Readonly<Record<string, string | number>>) => string;

const TITLE: Style = { bold: true, size: 13, fill: 'FCE9D4' };
const HEAD: Style = { bold: true, fill: 'EEF0F4', line: 'below' };
const RATE: Style = { format: '0.00%' };
const RATIO: Style = { format: '0.00' };
const DAY: Style = { format: 'yyyy/mm/dd', align: 'left' };
const WINDOWS = [12, 36] as const;

/** A comparison as a workbook: figures with their keys, months and rolling years; every sheet is marked as hypothetical. */
export async function comparisonWorkbook(ctx: SignedIn, ask: CompareAsk, language: Language): Promise<Attachment> {
  const found = await compare(ctx, ask);
  if (!found) throw new AppError('notFound');
  const say: Say = (word, params = {}) => words[word][language].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  const top = linesOf(ctx, found, ask, say);
  const sheets = [figureSheet(found, say), monthSheet(found, say), ...WINDOWS.flatMap(months => rollingSheet(found, months, say))];
  const bytes = await writeWorkbook(
    sheets.map(({ rows, ...sheet }) => ({
      ...sheet,
      rows: [...top, ...rows],
      frozen: { rows: top.length + 1, columns: 1 },
      tabColour: 'E0812B',
      print: { headerRows: { from: 1, to: top.length + 1 }, footer: say('mark') },
    })),
  );
  const { ref } = await clientOf(ctx, await openFigures(ctx, ask));
  const name = `${ref}_hypothetical_${found.to.replaceAll('-', '')}_${found.basis}_${language === 'jp' ? 'ja' : 'en'}.xlsx`;
  return { name, bytes: Buffer.from(bytes), type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
}

/** The same heading lines are on every sheet, so that a copied sheet still says what it is. */
function linesOf(ctx: SignedIn, { from, to, basis, days }: Comparison, { known }: CompareAsk, say: Say): (Cell | null)[][] {
  const text = (...values: string[]): Cell[] => values.map(value => ({ value }));
  return [
    [{ value: say('title'), style: TITLE }, ...(ctx.app.settings.demo ? [{ value: say('sample') }] : [])],
    text(say('mark')),
    text(say('period'), `${printDay(from)} – ${printDay(to)}`, say('months', { n: days.length })),
    text(say('basis'), say(basis)),
    text(say('unit'), say('decimals')),
    ...(known ? [text(say('knownAt'), printTime(known))] : []),
    text(say('writtenAt'), printTime(shownMoment(ctx, ctx.app.now()))),
    text(say('traceNote')),
    [],
  ];
}

const nameOf = ({ name }: ComparedSeries, say: Say): string => (name === null ? say('actual') : say('named', { name }));
const headsOf = ({ series }: Comparison, say: Say): Cell[] => [
  { value: say('month'), style: HEAD },
  ...series.map((one): Cell => ({ value: nameOf(one, say), style: { ...HEAD, align: 'right' } })),
];
const widthsOf = ({ series }: Comparison) => [{ width: 18 }, ...series.map(() => ({ width: 30 }))];

function figureCell({ key, value }: Figure, style: Style): Cell | null {
  return value === null ? null : { value: Number(value), style, comment: { text: key, tone: 'info' } };
}

function figureSheet({ series }: Comparison, say: Say): Sheet {
  const columns = [
    ['return', 'hypotheticalReturn', RATE],
    ['risk', 'hypotheticalRisk', RATE],
    ['drawdown', 'hypotheticalDrawdown', RATE],
    ['correlation', 'hypotheticalCorrelation', RATIO],
  ] as const;
  return {
    name: say('figures'),
    rows: [
      [{ value: say('series'), style: HEAD }, ...columns.map(([word]): Cell => ({ value: say(word), style: { ...HEAD, align: 'right' } }))],
      ...series.map(one => [{ value: nameOf(one, say) }, ...columns.map(([, measure, style]) => figureCell(one.figureOf(measure), style))]),
    ],
    columns: [{ width: 40 }, ...columns.map(() => ({ width: 22 }))],
  };
}

function monthSheet(found: Comparison, say: Say): Sheet {
  const months = found.days.map((day, at): (Cell | null)[] => [
    { value: { date: day }, style: DAY },
    ...found.series.map(({ returns }) => numberCell(returns[at] ?? null)),
  ]);
  return { name: say('monthly'), rows: [headsOf(found, say), ...months], columns: widthsOf(found) };
}

const numberCell = (value: number | null): Cell | null => (value === null ? null : { value, style: { format: '0.0000' } });

/** None when the common period is shorter. */
function rollingSheet(found: Comparison, months: number, say: Say): Sheet[] {
  const points = found.series.map(one => one.rollingOf(months));
  const days = points[0]?.map(({ day }) => day) ?? [];
  if (days.length === 0) return [];
  const rows = days.map((day, at): (Cell | null)[] => [
    { value: { date: day }, style: DAY },
    ...points.map(own => (own[at] ? figureCell(own[at].figure, RATE) : null)),
  ]);
  return [{ name: say('rolling', { n: months }), rows: [headsOf(found, say), ...rows], columns: widthsOf(found) }];
}
