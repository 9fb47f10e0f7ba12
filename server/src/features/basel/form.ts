import { tableItems, type TableItem } from '@hakaru/contract/basel';
import type { BaselMeasure } from '@hakaru/contract/basel-measures';
import type { Figure } from '@hakaru/contract/figures';
import { printDay, printTime } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import { writeWorkbook, type Cell, type Sheet, type Style } from '@hakaru/workbook/workbook';
import { clientOf, type Client } from '#features/books/public';
import { openFigures } from '#features/figures/public';
import type { Attachment } from '#platform/attachments';
import type { SignedIn } from '#platform/context';
import { shownMoment } from '#platform/today';
import { readBasel, type BaselAsk, type BaselReply, type BaselRow } from './actions';
import { tableRowOf } from './cascade';
import { formWords, methodNames, type FormWord } from './form-words';
import { itemNames } from './item-names';

const TITLE: Style = { bold: true, size: 13 };
const HEAD: Style = { bold: true, fill: 'EEF0F4', line: 'below' };
const NUMBER_HEAD: Style = { ...HEAD, align: 'right' };
const MONEY: Style = { format: '#,##0' };
const PERCENT: Style = { format: '0.00%' };
const TIMES: Style = { format: '0.00' };
const DAY: Style = { format: 'yyyy/mm/dd', align: 'left' };

type Row = (Cell | null)[];
type Say = (word: FormWord, params?: Readonly<Record<string, string>>) => string;
type Form = { report: BaselReply; language: Language; say: Say; top: Row[] };

/** The capital report in the layout of a bank's form: by fund, by exposure class in the order of the notice, and one sheet per fund. */
export async function baselForm(ctx: SignedIn, ask: BaselAsk, language: Language): Promise<Attachment> {
  const report = await readBasel(ctx, ask);
  const place = await openFigures(ctx, ask);
  const { baseCurrency } = place.calculator.book;
  const client = await clientOf(ctx, place);
  const say: Say = (word, params = {}) => formWords[word][language].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const form = { report, language, say, top: linesOf(ctx, report, { ask, language, client, currency: baseCurrency, say }) };
  const whole = { figureOf: report.totalOf, itemOf: (item: TableItem) => report.items.find(one => one.item === item)?.figureOf };
  const sheets = [
    fundSheet(form),
    { name: say('byItem'), rows: itemRows(form, whole), columns: WIDTHS },
    ...report.rows.map(row => oneFund(form, row)),
  ];
  const bytes = await writeWorkbook(
    sheets.map(({ rows, ...sheet }) => ({
      ...sheet,
      rows: [...form.top, ...rows],
      frozen: { rows: form.top.length, columns: 2 },
      print: { headerRows: { from: 1, to: form.top.length } },
    })),
  );
  const name = `${client.ref}_basel_${report.asOf.replaceAll('-', '')}_${language === 'jp' ? 'ja' : 'en'}.xlsx`;
  return { name, bytes: Buffer.from(bytes), type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
}

type Above = { ask: BaselAsk; language: Language; client: Client; currency: string; say: Say };

function linesOf(ctx: SignedIn, { asOf, capitalPercent }: BaselReply, { ask, language, client, currency, say }: Above): Row[] {
  const unit = currency === 'JPY' ? say('thousandYen') : say('thousandOf', { currency });
  const text = (...values: string[]): Row => values.map(value => ({ value }));
  return [
    [{ value: say('title'), style: TITLE }, ...(ctx.app.settings.demo ? [{ value: say('sample') }] : [])],
    text(say('organisation'), client[language]),
    text(say('asOf'), printDay(asOf)),
    text(say('standard'), `${capitalPercent}%`),
    text(say('unit'), say('thousands', { currency, unit })),
    ...(ask.known ? [text(say('knownAt'), printTime(ask.known))] : []),
    text(say('writtenAt'), printTime(shownMoment(ctx, ctx.app.now()))),
    text(say('traceNote')),
    [],
  ];
}

const heads = (say: Say, texts: readonly FormWord[], numbers: readonly FormWord[]): Row => [
  ...texts.map((word): Cell => ({ value: say(word), style: HEAD })),
  ...numbers.map((word): Cell => ({ value: say(word), style: NUMBER_HEAD })),
];

/** In thousands, with decimals down to the yen; a missing value leaves the cell empty. */
function thousands({ key, value }: Figure): Cell | null {
  return value === null ? null : { value: Number(value) / 1000, style: MONEY, comment: { text: key, tone: 'info' } };
}

function rate({ key, value }: Figure, style: Style = PERCENT): Cell | null {
  return value === null ? null : { value: Number(value), style, comment: { text: key, tone: 'info' } };
}

const plain = (value: number | null, style: Style): Cell | null => (value === null ? null : { value, style });
const inThousands = (value: string | null): Cell | null => plain(value === null ? null : Number(value) / 1000, MONEY);

function fundSheet({ report, language, say }: Form): Sheet {
  const rows = report.rows.map((row): Row => {
    const { fund, facts } = row.weighed;
    const net = facts.composition?.netAssets ?? null;
    const exposure = row.figureOf('baselExposure');
    const day = facts.composition?.asOf ?? null;
    return [
      { value: row.ref },
      { value: row.name[language] },
      { value: methodNames[fund.method][language] },
      inThousands(net),
      plain(net === null || exposure.value === null ? null : Number(exposure.value) / Number(net), PERCENT),
      thousands(exposure),
      rate(row.figureOf('baselWeight')),
      thousands(row.figureOf('baselRwa')),
      thousands(row.figureOf('baselDerivatives')),
      thousands(row.figureOf('baselCapital')),
      plain(fund.result?.leverage ?? null, TIMES),
      rate(row.figureOf('baselCoverage')),
      day === null ? null : { value: { date: day }, style: DAY },
      { value: facts.evidence.find(({ method }) => method === fund.method)?.documentName ?? '' },
      inThousands(row.difference),
    ];
  });
  const of = (measure: BaselMeasure) => report.totalOf(measure);
  const total: Row = [
    { value: '' },
    { value: say('total'), style: { bold: true } },
    null,
    null,
    null,
    thousands(of('baselExposure')),
    rate(of('baselWeight')),
    thousands(of('baselRwa')),
    null,
    thousands(of('baselCapital')),
    null,
    rate(of('baselCoverage')),
  ];
  const numbers = ['netAssets', 'share', 'exposure', 'weight', 'rwa', 'derivatives', 'capital', 'leverage', 'coverage'] as const;
  return {
    name: say('byFund'),
    rows: [[...heads(say, ['code', 'fund', 'method'], numbers), ...heads(say, ['dataDay', 'document'], ['difference'])], ...rows, total],
    columns: [
      { width: 12 },
      { width: 34 },
      { width: 20 },
      ...numbers.map(() => ({ width: 17 })),
      { width: 13 },
      { width: 40 },
      { width: 20 },
    ],
  };
}

type Measured = {
  figureOf(measure: BaselMeasure): Figure;
  itemOf(item: TableItem): ((measure: BaselMeasure) => Figure) | undefined;
};
const WIDTHS = [{ width: 8 }, { width: 46 }, ...Array.from({ length: 6 }, () => ({ width: 17 }))];

/** The table of exposure classes in the order of the notice; a class without an amount keeps its row. */
function itemRows({ say, language }: Form, { figureOf, itemOf }: Measured): Row[] {
  const whole = figureOf('baselExposure');
  const amounts = (of: ((measure: BaselMeasure) => Figure) | undefined): Row => {
    const balance = of?.('baselExposure');
    const rwa = of?.('baselRwa');
    const pair = [balance ? thousands(balance) : null, rwa ? thousands(rwa) : null];
    return [plain(quotient(rwa, balance), PERCENT), ...pair, ...pair, plain(quotient(rwa, whole), PERCENT)];
  };
  const group = (word: FormWord): Cell => ({ value: say(word), style: NUMBER_HEAD });
  return [
    [null, null, null, group('before'), null, group('after'), null, null],
    heads(say, ['itemNo', 'item'], ['riskWeight', 'balance', 'rwa', 'balance', 'rwa', 'toNet']),
    ...tableItems.map((item, at): Row => [{ value: at + 1 }, { value: itemNames[item][language] }, ...amounts(itemOf(item))]),
    [{ value: '' }, { value: say('total'), style: { bold: true } }, ...amounts(figureOf)],
    [],
    [{ value: `※ ${say('mitigationNote')}` }],
  ];
}

/** An opened fund has no row number of its own, because its lines have theirs. */
const itemNumber = (row: TableItem | null): Cell | null => (row === null ? null : { value: tableItems.indexOf(row) + 1 });

function quotient(part: Figure | undefined, whole: Figure | undefined): number | null {
  if (part?.value == null || whole?.value == null || Number(whole.value) === 0) return null;
  return Number(part.value) / Number(whole.value);
}

/** The sheet of one fund: its exposure classes, and below them every line its manager reported. */
function oneFund(form: Form, row: BaselRow): Sheet {
  const { say, language } = form;
  const { fund } = row.weighed;
  const lines = fund.lines.map((line): Row => [
    itemNumber(tableRowOf(line)),
    { value: `${'　'.repeat(line.depth)}${line.name}` },
    line.weight === null ? { value: say('noWeight') } : { value: line.weight, style: PERCENT },
    inThousands(line.amount),
    line.isOpened
      ? { value: line.leverage === null ? '' : say('opened', { leverage: line.leverage.toFixed(2) }) }
      : plain(line.rwa / 1000, MONEY),
    { value: line.ratings.join(' / ') },
  ]);
  const detail: Row[] = [
    [],
    [{ value: say('lines'), style: { bold: true } }],
    [...heads(say, ['itemNo', 'name'], ['riskWeight', 'amount', 'rwa']), ...heads(say, ['ratings'], [])],
    ...lines,
  ];
  return {
    name: row.ref,
    rows: [
      [{ value: `${row.ref} ${row.name[language]}`, style: { bold: true } }, null, { value: methodNames[fund.method][language] }],
      [],
      ...itemRows(form, { figureOf: row.figureOf, itemOf: item => measure => row.figureOf(measure, item) }),
      ...(lines.length === 0 ? [] : detail),
    ],
    columns: WIDTHS,
  };
}
