import {
  riskColumns,
  riskSheets,
  type RiskColumn,
  type RiskFinding,
  type RiskFindingCode,
  type RiskSheet,
} from '@hakaru/contract/risk-uploads';
import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import { dayIn, numberOf, percentOf, type Table, textOf } from '#features/import-kinds/public';
import { columnLetters, type Cell, type Row } from '#workbooks/table';

export type CovarianceRow = { row: number; factor: string; values: number[] };
export type ModelMonth = { asOf: string; sheet: string; factors: string[]; letters: string[]; rows: CovarianceRow[] };
export type Line = {
  row: number;
  code: string;
  name: string | null;
  weight: number;
  benchmarkWeight: number;
  specificRisk: number | null;
  exposures: number[] | null;
};
export type Letters = { weight: string; benchmarkWeight: string; specificRisk: string; factors: string[] };
export type PortfolioMonth = {
  asOf: string;
  mandate: string;
  sheet: string;
  cell: string;
  factors: string[];
  letters: Letters;
  lines: Line[];
};
export type Beta = { asOf: string; mandate: string; value: number; place: string; sheet: string; cell: string };
export type Parsed = { models: ModelMonth[]; portfolios: PortfolioMonth[]; betas: Beta[]; findings: RiskFinding[] };

type Sheet = {
  kind: RiskSheet;
  table: Table;
  columns: Partial<Record<RiskColumn, number>>;
  factors: { code: string; at: number }[];
  body: readonly Row[];
};

/** Reads the sheets of a file by their columns. Unreadable cells become findings. */
export function parseTables(tables: readonly Table[], today: string): Parsed {
  const parsed: Parsed = { models: [], portfolios: [], betas: [], findings: [] };
  const sheets = tables.flatMap(table => sheetOf(table, parsed.findings) ?? []);
  if (sheets.length === 0)
    parsed.findings.push({ severity: 'error', code: 'noSheet', sheet: tables[0]?.sheet ?? '', cell: null, value: '' });
  for (const sheet of sheets) for (const row of sheet.body) readRow(new RowReader(sheet, row, parsed.findings, today), parsed);
  return parsed;
}

const folded = (cell: Cell | undefined): string =>
  typeof cell === 'string'
    ? cell
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[\s%()]/g, '')
    : '';
const COLUMNS = Object.keys(riskColumns) as RiskColumn[]; // keys of the table
const NAMES = new Map(COLUMNS.flatMap(name => Object.values(riskColumns[name]).map(word => [folded(word), name] as const)));
const HEADER_WITHIN = 20;

/** The header is the first row with a date column and the columns of one kind of sheet. */
function sheetOf(table: Table, findings: RiskFinding[]): Sheet | null {
  for (const [at, { cells, number }] of table.rows.slice(0, HEADER_WITHIN).entries()) {
    const columns: Sheet['columns'] = {};
    for (const [index, cell] of cells.entries()) {
      const name = NAMES.get(folded(cell));
      if (name && columns[name] === undefined) columns[name] = index;
    }
    const kind = kindOf(columns);
    if (!kind) continue;
    const factors = factorsIn(cells, columns);
    const missing = riskSheets[kind].columns.filter(name => columns[name] === undefined);
    const say = (code: RiskFindingCode, value: string) =>
      findings.push({ severity: 'error', code, sheet: table.sheet, cell: `A${number}`, value });
    for (const name of missing) say('columnMissing', riskColumns[name].en);
    for (const { code } of factors.filter(({ code }) => code.includes('|'))) say('factorCode', code);
    return missing.length > 0 ? null : { kind, table, columns, factors: kind === 'betas' ? [] : factors, body: table.rows.slice(at + 1) };
  }
  return null;
}

function kindOf(columns: Sheet['columns']): RiskSheet | null {
  const has = (name: RiskColumn) => columns[name] !== undefined;
  if (!has('asOf')) return null;
  if (has('factor')) return 'covariance';
  if (!has('mandate')) return null;
  return has('beta') ? 'betas' : has('security') ? 'exposures' : null;
}

function factorsIn(cells: readonly Cell[], columns: Sheet['columns']): Sheet['factors'] {
  const taken = new Set(Object.values(columns));
  return cells.flatMap((cell, at) => {
    const read = textOf(cell);
    return taken.has(at) || 'problem' in read || read.value === null ? [] : [{ code: read.value, at }];
  });
}

/** Reads the cells of one row and collects a finding for each that is wrong. */
class RowReader {
  isSound = true;

  constructor(
    readonly sheet: Sheet,
    readonly row: Row,
    private readonly findings: RiskFinding[],
    private readonly today: string,
  ) {}

  at(column: RiskColumn): number {
    return this.sheet.columns[column] ?? -1;
  }

  cell(at: number): string {
    return `${columnLetters(at + 1)}${this.row.number}`;
  }

  say(at: number, code: RiskFindingCode, value: string): void {
    this.isSound = false;
    this.findings.push({ severity: 'error', code, sheet: this.sheet.table.sheet, cell: this.cell(at), value });
  }

  text(column: RiskColumn, isNeeded = true): string {
    const at = this.at(column);
    const read = textOf(this.row.cells[at] ?? null);
    const value = 'problem' in read ? null : read.value;
    if (value === null && isNeeded) this.say(at, 'required', '');
    return value ?? '';
  }

  day(): string {
    const at = this.at('asOf');
    const cell = this.row.cells[at] ?? null;
    const read = dayIn(cell);
    const day = 'problem' in read ? null : read.value;
    if (day === null || !isMonthEnd(day)) this.say(at, 'notMonthEnd', shown(cell));
    else if (day > this.today) this.say(at, 'inFuture', day);
    return day ?? '';
  }

  number(at: number, isPercent: boolean): number | null {
    const cell = this.row.cells[at] ?? null;
    const read = (isPercent ? percentOf : numberOf)(cell);
    if ('problem' in read) this.say(at, 'notNumber', shown(cell));
    return 'problem' in read || read.value === null ? null : Number(read.value);
  }

  needed(at: number, isPercent: boolean): number {
    const before = this.isSound;
    const value = this.number(at, isPercent);
    if (value === null && this.isSound === before) this.say(at, 'required', '');
    return value ?? Number.NaN;
  }
}

const shown = (cell: Cell): string => (cell === null ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell)).slice(0, 60);

function readRow(reader: RowReader, parsed: Parsed): void {
  if (reader.row.cells.every(cell => cell === null || cell === '')) return;
  const asOf = reader.day();
  if (reader.sheet.kind === 'covariance') return readCovariance(reader, asOf, parsed);
  if (reader.sheet.kind === 'exposures') return readLine(reader, asOf, parsed);
  const mandate = reader.text('mandate');
  const at = reader.at('beta');
  const value = reader.needed(at, false);
  const { sheet } = reader.sheet.table;
  if (reader.isSound)
    parsed.betas.push({ asOf, mandate, value, sheet, cell: reader.cell(reader.at('mandate')), place: `${sheet}!${reader.cell(at)}` });
}

function readCovariance(reader: RowReader, asOf: string, { models }: Parsed): void {
  const { table, factors } = reader.sheet;
  const factor = reader.text('factor');
  const values = factors.map(({ at }) => reader.needed(at, false));
  if (!reader.isSound) return;
  const known = models.find(one => one.asOf === asOf && one.sheet === table.sheet);
  const model = known ?? {
    asOf,
    sheet: table.sheet,
    factors: factors.map(({ code }) => code),
    letters: factors.map(({ at }) => columnLetters(at + 1)),
    rows: [],
  };
  if (!known) models.push(model);
  if (model.rows.some(row => row.factor === factor)) reader.say(reader.at('factor'), 'twice', factor);
  model.rows.push({ row: reader.row.number, factor, values });
}

function readLine(reader: RowReader, asOf: string, { portfolios }: Parsed): void {
  const { table, factors } = reader.sheet;
  const mandate = reader.text('mandate');
  const code = reader.text('security');
  const name = reader.text('name', false) || null;
  const weight = reader.needed(reader.at('weight'), true);
  const benchmarkWeight = reader.number(reader.at('benchmarkWeight'), true) ?? 0;
  const specificRisk = reader.number(reader.at('specificRisk'), true);
  if (specificRisk !== null && specificRisk < 0) reader.say(reader.at('specificRisk'), 'negative', String(specificRisk));
  const read = factors.map(({ at }) => reader.number(at, false));
  if (!reader.isSound) return;
  const known = portfolios.find(one => one.asOf === asOf && one.mandate === mandate && one.sheet === table.sheet);
  const portfolio = known ?? newPortfolio(reader, { asOf, mandate });
  if (!known) portfolios.push(portfolio);
  if (portfolio.lines.some(line => line.code === code)) reader.say(reader.at('security'), 'twice', code);
  // A security that the model does not cover has empty exposures; it counts as uncovered rather than riskless.
  const exposures = read.includes(null) ? null : read.map(Number);
  portfolio.lines.push({ row: reader.row.number, code, name, weight, benchmarkWeight, specificRisk, exposures });
}

function newPortfolio(reader: RowReader, { asOf, mandate }: { asOf: string; mandate: string }): PortfolioMonth {
  const letter = (column: RiskColumn) => columnLetters(reader.at(column) + 1);
  const { table, factors } = reader.sheet;
  const letters = {
    weight: letter('weight'),
    benchmarkWeight: letter('benchmarkWeight'),
    specificRisk: letter('specificRisk'),
    factors: factors.map(({ at }) => columnLetters(at + 1)),
  };
  return {
    asOf,
    mandate,
    sheet: table.sheet,
    cell: reader.cell(reader.at('mandate')),
    factors: factors.map(({ code }) => code),
    letters,
    lines: [],
  };
}
