import { figureKey, type FigureKey } from '@hakaru/contract/figures';
import type { Both, Language } from '@hakaru/contract/languages';
import { rangeOn, type CellRef } from '@hakaru/workbook/addresses';
import { sheetNames } from '@hakaru/workbook/sheet-names';
import type { BookEntity, FigureCalculator } from '#features/books/public';
import type { Trace } from '#features/measures/public';
import { isThere, monthlySheetOf, monthOf, type Plan } from './plan';
import type { SheetId, VerifyText } from './verify-text';

/** The rows above the months on every monthly sheet: title, codes, names. */
export const HEAD_ROWS = 3;
/** The rows above the figures on the first sheet. */
export const RESULT_HEAD = 8;

export type Home = { sheet: string; place: CellRef };

/** Assigns a cell to every figure of a plan. On all monthly sheets the same address is the same month and entity. */
export class Layout {
  readonly text: VerifyText;
  private readonly language: Language;
  readonly months: { first: number; last: number };
  /** Entities in the order of the book; each has the same column on every sheet. */
  readonly entities: readonly BookEntity[];
  /** Built benchmarks, each with a sheet of its own. */
  readonly built: readonly BookEntity[];
  private readonly columns: ReadonlyMap<string, number>;
  private readonly titles = new Map<string, string>();
  private readonly homes = new Map<string, Home>();
  /** Figures that are neither shown nor monthly, in the order of their rows. */
  readonly steps: readonly Trace[];
  /** Policy weights and bands, which are recorded and not calculated. */
  readonly policies: readonly Trace[];

  constructor(
    readonly calculator: FigureCalculator,
    readonly plan: Plan,
    { text, language, wide }: { text: VerifyText; language: Language; wide: number },
  ) {
    this.text = text;
    this.language = language;
    const traces = [...plan.traces.values()].filter(isThere);
    const needed = new Set(traces.map(({ key }) => key.entityId));
    this.entities = [...calculator.book.entities.values()].filter(({ id }) => needed.has(id));
    this.columns = new Map(this.entities.map(({ id }, at) => [id, at + 1]));
    this.months = spanOf(traces);
    this.built = this.entities.filter(
      ({ id, kind, type }) => kind === 'benchmark' && type !== 'market' && traces.some(one => isMonthOf(one, id)),
    );
    this.nameSheets();
    const shown = this.placeShown(wide);
    this.policies = traces.filter(({ method }) => method === 'figures.policy' || method === 'figures.band');
    this.steps = traces.filter(one => !shown.has(figureKey(one.key)) && !monthlySheetOf(one.key) && !this.policies.includes(one));
    this.placeListed(this.policies, 'policy', 4);
    this.placeListed(this.steps, 'steps', 4);
  }

  nameOf(name: Both): string {
    return name[this.language];
  }

  /** The name of a row: the entity, and the part of it if the figure is not of the whole. */
  rowName(entityId: string, part?: Both | null): string {
    const entity = this.calculator.entity(entityId);
    return [entity && this.nameOf(entity.name), part && this.nameOf(part)].filter(Boolean).join(' · ');
  }

  title(id: SheetId): string {
    return this.titles.get(id) ?? id;
  }

  /** The sheet of a built benchmark. */
  titleOfBuilt(entityId: string): string {
    return this.titles.get(entityId) ?? entityId;
  }

  place(entityId: string, month: number): CellRef {
    return { row: HEAD_ROWS + month - this.months.first, column: this.columns.get(entityId) ?? 0 };
  }

  /** The reference of a cell on a monthly sheet. */
  month(sheet: SheetId, entityId: string, month: number): string {
    const place = this.place(entityId, month);
    return rangeOn(this.title(sheet), place, place);
  }

  /** The range of an entity's cells over months. */
  span(sheet: SheetId, entityId: string, { from, to }: { from: number; to: number }): string {
    return rangeOn(this.title(sheet), this.place(entityId, from), this.place(entityId, to));
  }

  /** The cell of a figure, or null when it has none. */
  homeOf(key: FigureKey): Home | null {
    const sheet = monthlySheetOf(key);
    if (sheet) return { sheet: this.title(sheet), place: this.place(key.entityId, monthOf(key)) };
    return this.homes.get(figureKey(key)) ?? null;
  }

  /** Whether a figure's cell contains a number; a shown figure without a value has an empty cell. */
  has(key: FigureKey): boolean {
    return this.plan.traces.get(figureKey(key))?.figure.value != null && this.homeOf(key) !== null;
  }

  at(key: FigureKey): string {
    const home = this.homeOf(key);
    if (!home) throw new Error(`${figureKey(key)} has no cell`);
    return rangeOn(home.sheet, home.place, home.place);
  }

  /** The cells of several figures, with neighbours combined into ranges to keep formulas short. */
  all(keys: readonly FigureKey[]): string {
    return runsOf(keys.flatMap(key => this.homeOf(key) ?? [])).join(',');
  }

  shownPlace(index: number, wide: number): CellRef {
    return { row: RESULT_HEAD + Math.floor(index / wide), column: 2 + (index % wide) };
  }

  private placeShown(wide: number): Set<string> {
    const placed = new Set<string>();
    for (const [index, key] of this.plan.shown.entries()) {
      const place = figureKey(key);
      const { method } = this.plan.traces.get(place) ?? {};
      if (monthlySheetOf(key) || placed.has(place) || method === 'figures.policy' || method === 'figures.band') continue;
      placed.add(place);
      this.homes.set(place, { sheet: this.title('result'), place: this.shownPlace(index, wide) });
    }
    return placed;
  }

  private placeListed(traces: readonly Trace[], sheet: SheetId, column: number): void {
    for (const [at, { key }] of traces.entries())
      this.homes.set(figureKey(key), { sheet: this.title(sheet), place: { row: 2 + at, column } });
  }

  private nameSheets(): void {
    const ids = [...SHEETS, ...this.built.map(({ id }) => id)];
    const wanted = [...SHEETS.map(id => this.text.sheet(id)), ...this.built.map(({ ref }) => `BM ${ref}`)];
    for (const [at, title] of sheetNames(wanted).entries()) this.titles.set(ids[at] ?? '', title);
  }
}

const SHEETS = [
  'result',
  'about',
  'check',
  'steps',
  'returns',
  'benchmarks',
  'growth',
  'benchmarkGrowth',
  'differences',
  'drawdowns',
  'fundFlows',
  'pme',
  'companies',
  'values',
  'flows',
  'policy',
  'facts',
] as const satisfies SheetId[];

function isMonthOf({ key }: Trace, entityId: string): boolean {
  return key.entityId === entityId && key.measure === 'return' && key.horizon === '1m';
}

/** Starts one month before the first figure, because a return opens at the previous month-end, where wealth starts as well. */
function spanOf(traces: readonly Trace[]): { first: number; last: number } {
  const months = traces.filter(({ key }) => monthlySheetOf(key)).map(({ key }) => monthOf(key));
  if (months.length === 0) return { first: 0, last: 0 };
  return { first: months.reduce((a, b) => Math.min(a, b)) - 1, last: months.reduce((a, b) => Math.max(a, b)) };
}

/** Combines neighbouring cells of one row or column into ranges. */
export function runsOf(homes: readonly Home[]): string[] {
  const byRow = homes.toSorted((a, b) => a.sheet.localeCompare(b.sheet) || a.place.row - b.place.row || a.place.column - b.place.column);
  const byColumn = homes.toSorted((a, b) => a.sheet.localeCompare(b.sheet) || a.place.column - b.place.column || a.place.row - b.place.row);
  const across = joined(byRow, 'column');
  const down = joined(byColumn, 'row');
  return across.length <= down.length ? across : down;
}

function joined(homes: readonly Home[], along: 'row' | 'column'): string[] {
  const other = along === 'row' ? 'column' : 'row';
  const runs: { sheet: string; from: CellRef; to: CellRef }[] = [];
  for (const { sheet, place } of homes) {
    const last = runs.at(-1);
    if (last && last.sheet === sheet && last.to[other] === place[other] && last.to[along] + 1 === place[along]) last.to = place;
    else runs.push({ sheet, from: place, to: place });
  }
  return runs.map(({ sheet, from, to }) => rangeOn(sheet, from, to));
}
