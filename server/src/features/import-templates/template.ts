import type { ImportKind } from '@hakaru/contract/enumerations';
import { AppError } from '@hakaru/contract/errors';
import type { Language } from '@hakaru/contract/languages';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import type { Cell, Sheet, Validation } from '@hakaru/workbook/workbook';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { codesOf, key, loadPast, type Past } from '#features/import-checks/public';
import { type Column, HELP_NAME, HELP_WORDS, type Kind, kinds, REFERENCE, type World, worldsOf } from '#features/import-kinds/public';

type Ask = { wanted: readonly ImportKind[]; ownerId: string | null; language: Language };

/** Sheets to fill in, with the client's own codes and, beside them, what was last reported for each. */
export async function templateSheets(ctx: SignedIn, { wanted, ownerId, language }: Ask): Promise<{ sheets: Sheet[]; fileStart: string }> {
  const worlds = await worldsOf(ctx.app, ctx.actor.organisation, ownerId);
  const world = ownerId ? worlds[0] : (worlds.find(({ entities }) => entities.size > 0) ?? worlds[0]);
  if (!world) throw new AppError('notFound');
  // Data that only the owner approves is sent on occasion, not monthly, so a grantee's template leaves it out.
  const allowed = wanted.filter(kind => world.client.isWhole || kinds[kind].authority.facts === 'granted');
  if (allowed.length === 0) throw new AppError('notFound');
  const asOf = ctx.actor.organisation.assets[0]?.latest ?? null;
  const known = await knownBefore(ctx, world);
  const lists = longLists(allowed);
  const sheets = allowed.map(kind => sheetFor(kinds[kind], { world, known, language, lists }));
  return {
    sheets: [...sheets, helpSheet(allowed, { language, lists })],
    fileStart: `${ctx.actor.organisation.ref}${asOf ? `_${asOf.replaceAll('-', '')}` : ''}`,
  };
}

type Known = { past: Past; months: ReadonlyMap<string, string> };

async function knownBefore(ctx: SignedIn, { client, entities }: World): Promise<Known> {
  const today = todayOf(ctx);
  const entityIds = [...entities.values()].map(({ id }) => id);
  const ask = {
    entityIds,
    first: today,
    from: shiftMonthEnd(today, -24),
    to: shiftMonthEnd(today, 36),
    securityIds: [],
    pairs: [],
    fundIds: [],
  };
  const past = await inScope(ctx.app.database.db, { organisation: client.id }, db => loadPast(db, client.id, ask));
  return { past, months: new Map([...past.months].flatMap(([id, months]) => (months.at(-1) ? [[id, months.at(-1) ?? '']] : []))) };
}

type Filling = { world: World; known: Known; language: Language; lists: readonly Column[] };

const HEAD_FILL = 'E8EEF7';
export const OPTIONAL_FILL = 'F5F5F5';

function sheetFor(kind: Kind, filling: Filling): Sheet {
  const { language } = filling;
  const columns = Object.entries(kind.columns);
  const head = columns.map(([, column]) => headCell(column, language));
  const lines = linesFor(kind, filling);
  const validations = columns.flatMap(([, column], at) => listFor(column, letter(at), filling));
  const beside = lines.length > 0 && 'marketValue' in kind.columns ? [REFERENCE[language].day, REFERENCE[language].value] : [];
  return {
    name: kind.title[language],
    rows: [[...head, ...beside.map((value): Cell => ({ value, style: { fill: OPTIONAL_FILL, wrap: true } }))], ...lines],
    columns: [...columns.map(([, { shape }]) => ({ width: shape === 'text' ? 20 : 18 })), ...beside.map(() => ({ width: 20 }))],
    frozen: { rows: 1, columns: 1 },
    ...(validations.length > 0 ? { validations } : {}),
  };
}

/** Examples are in the notes of the header cells: an example row would be read as data. */
export const headCell = (column: Column, language: Language): Cell => ({
  value: column.header[language],
  style: { bold: true, fill: column.isRequired ? HEAD_FILL : OPTIONAL_FILL, wrap: true },
  comment: { text: `${column.help[language]} ${EXAMPLE[language]}${column.example}`, tone: 'info' },
});

const EXAMPLE: Readonly<Record<Language, string>> = { en: 'Example: ', jp: '例：' };

/** The characters Excel allows for a list inside a cell's validation rule; longer lists are on the help sheet. */
const LONGEST_LIST = 255;

function longLists(wanted: readonly ImportKind[]): Column[] {
  const columns = wanted.flatMap(kind => Object.values(kinds[kind].columns));
  return columns.filter(({ choices = [] }) => choices.join().length > LONGEST_LIST);
}

function listFor(column: Column, at: string, { lists, language }: Filling): Validation[] {
  const { choices } = column;
  if (!choices) return [];
  const range = `${at}2:${at}5001`;
  const place = lists.indexOf(column);
  if (place < 0) return [{ range, list: choices }];
  const to = letter(HELP_WORDS[language].length + place);
  return [{ range, from: `'${HELP_NAME[language]}'!$${to}$2:$${to}$${choices.length + 1}` }];
}

/** One row for each code of a monthly report: next month's, to be filled in, with what was last reported beside it. */
function linesFor(kind: Kind, { world, known }: Filling): (Cell | null)[][] {
  const refersTo = kind.subject ? kind.columns[kind.subject]?.refersTo : undefined;
  if (!refersTo || !['mandates', 'accounts', 'benchmarks'].includes(kind.kind)) return [];
  return codesOf(world.entities, refersTo).flatMap(ref => {
    const entity = world.entities.get(ref);
    const last = entity && known.months.get(entity.id);
    if (!entity || (!last && kind.kind !== 'benchmarks')) return [];
    const blank = Object.entries(kind.columns).map(([name, column]): Cell | null => {
      if (name === 'code') return { value: ref };
      return name === 'asOf' && last ? cellFor(column, shiftMonthEnd(last, 1)) : null;
    });
    return [[...blank, ...referenceCells(kind, last, known.past.values.get(key(entity.id, 'marketValue', last ?? '')))]];
  });
}

/** What was last reported, for comparison; these columns are ignored when the file is read. */
function referenceCells({ columns }: Kind, last: string | undefined, value: string | undefined): Cell[] {
  const { asOf, marketValue } = columns;
  if (!last || value === undefined || !asOf || !marketValue) return [];
  return [cellFor(asOf, last), cellFor(marketValue, value)].map(cell => ({ ...cell, style: { ...cell.style, fill: OPTIONAL_FILL } }));
}

const FORMATS: Readonly<Record<Column['shape'], string | undefined>> = {
  text: undefined,
  day: 'yyyy/mm/dd',
  number: '#,##0.########',
  percent: '0.00####',
};

export function cellFor({ shape }: Pick<Column, 'shape'>, value: string): Cell {
  const format = FORMATS[shape];
  const style = format ? { style: { format } } : {};
  if (shape === 'day') return { value: { date: value }, ...style };
  return { value: shape === 'text' ? value : Number(value), ...style };
}

/** Explains every column; beside it, one column for each list too long for a validation rule. */
export function helpSheet(wanted: readonly ImportKind[], { language, lists }: Pick<Filling, 'language' | 'lists'>): Sheet {
  const lines = wanted.flatMap(name =>
    Object.values(kinds[name].columns).map(column => [
      kinds[name].title[language],
      column.header[language],
      column.isRequired ? '●' : '',
      column.help[language],
      String(column.example),
    ]),
  );
  const heads = [...HELP_WORDS[language], ...lists.map(({ header }) => header[language])];
  const height = Math.max(lines.length, ...lists.map(({ choices = [] }) => choices.length));
  const below = Array.from({ length: height }, (_, at) => [
    ...(lines[at] ?? HELP_WORDS[language].map(() => '')),
    ...lists.map(({ choices = [] }) => choices[at] ?? ''),
  ]);
  return {
    name: HELP_NAME[language],
    rows: [heads, ...below].map((cells, at) => cells.map(value => ({ value, style: { bold: at === 0 } }))),
    columns: [18, 26, 9, 70, 22, ...lists.map(() => 26)].map(width => ({ width })),
    frozen: { rows: 1 },
  };
}

const letter = (at: number): string => String.fromCharCode(65 + at);
