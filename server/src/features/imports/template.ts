import type { ImportKind } from '@hakaru/contract/enumerations';
import { AppError } from '@hakaru/contract/errors';
import type { Language } from '@hakaru/contract/languages';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { codesOf } from './examine';
import type { Column, Kind } from './kinds/kind';
import { kinds } from './kinds/registry';
import { key, loadPast, type Past } from './past-store';
import { worldsOf, type World } from './sight';

type Ask = { wanted: readonly ImportKind[]; ownerId: string | null; language: Language };

/** Sheets to fill in, as the client's own: its codes are there, with what each said last. */
export async function templateSheets(ctx: SignedIn, { wanted, ownerId, language }: Ask): Promise<{ sheets: Sheet[]; fileStart: string }> {
  const worlds = await worldsOf(ctx.app, ctx.actor.organisation, ownerId);
  const world = ownerId ? worlds[0] : (worlds.find(({ entities }) => entities.size > 0) ?? worlds[0]);
  if (!world) throw new AppError('notFound');
  const allowed = wanted.filter(kind => world.client.kinds.includes(kind));
  if (allowed.length === 0) throw new AppError('notFound');
  const asOf = ctx.actor.organisation.assets[0]?.latest ?? null;
  const known = await knownBefore(ctx, world);
  const sheets = allowed.map(kind => sheetFor(kinds[kind], { world, known, language }));
  return {
    sheets: [...sheets, helpSheet(allowed, language)],
    fileStart: `${ctx.actor.organisation.ref}${asOf ? `_${asOf.replaceAll('-', '')}` : ''}`,
  };
}

type Known = { past: Past; months: ReadonlyMap<string, string> };

async function knownBefore(ctx: SignedIn, { client, entities }: World): Promise<Known> {
  const today = ctx.app.now().toISOString().slice(0, 10);
  const entityIds = [...entities.values()].map(({ id }) => id);
  const ask = { entityIds, first: today, from: shiftMonthEnd(today, -24), to: shiftMonthEnd(today, 36), securityIds: [], pairs: [] };
  const past = await inScope(ctx.app.database.db, { organisation: client.id }, db => loadPast(db, client.id, ask));
  return { past, months: new Map([...past.months].flatMap(([id, months]) => (months.at(-1) ? [[id, months.at(-1) ?? '']] : []))) };
}

type Filling = { world: World; known: Known; language: Language };

const HEAD_FILL = 'E8EEF7';
const OPTIONAL_FILL = 'F5F5F5';

function sheetFor(kind: Kind, filling: Filling): Sheet {
  const columns = Object.entries(kind.columns);
  const head = columns.map(
    ([, column]): Cell => ({
      value: column.header[filling.language],
      style: { bold: true, fill: column.isRequired ? HEAD_FILL : OPTIONAL_FILL, wrap: true },
      comment: { text: column.help[filling.language], tone: 'info' },
    }),
  );
  const lines = linesFor(kind, filling);
  const lists = columns.flatMap(([, { choices }], at) => (choices ? [{ range: `${letter(at)}2:${letter(at)}5001`, list: choices }] : []));
  return {
    name: kind.title[filling.language],
    rows: [head, ...(lines.length > 0 ? lines : [columns.map(([, column]) => cellFor(column, exampleOf(column)))])],
    columns: columns.map(([, { shape }]) => ({ width: shape === 'text' ? 20 : 18 })),
    frozen: { rows: 1, columns: 1 },
    ...(lists.length > 0 ? { validations: lists } : {}),
  };
}

/** One line for each code a monthly report is about: next month's, with last month's value to write over. */
function linesFor(kind: Kind, { world, known }: Filling): (Cell | null)[][] {
  const refersTo = kind.subject ? kind.columns[kind.subject]?.refersTo : undefined;
  if (!refersTo || !['mandates', 'accounts', 'benchmarks'].includes(kind.kind)) return [];
  return codesOf(world.entities, refersTo).flatMap(ref => {
    const entity = world.entities.get(ref);
    const last = entity && known.months.get(entity.id);
    if (!entity || (!last && kind.kind !== 'benchmarks')) return [];
    return [
      Object.entries(kind.columns).map(([name, column]) =>
        lineCell(name, column, { ref, last: last ?? null, valueOf: measure => known.past.values.get(key(entity.id, measure, last ?? '')) }),
      ),
    ];
  });
}

function lineCell(
  name: string,
  column: Column,
  { ref, last, valueOf }: { ref: string; last: string | null; valueOf(measure: string): string | undefined },
): Cell | null {
  if (name === 'code') return { value: ref };
  if (name === 'asOf') return last ? cellFor(column, shiftMonthEnd(last, 1)) : null;
  const before = name === 'marketValue' ? valueOf(name) : undefined;
  return before === undefined
    ? null
    : { ...cellFor(column, before), comment: { text: `${last?.replaceAll('-', '/') ?? ''}`, tone: 'info' } };
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

const exampleOf = ({ example }: Column): string => String(example);

/** What each column wants, in words. */
function helpSheet(wanted: readonly ImportKind[], language: Language): Sheet {
  const words = language === 'en' ? ['Dataset', 'Column', 'Required', 'Help', 'Example'] : ['データ種類', '列', '必須', '説明', '例'];
  const lines = wanted.flatMap(name =>
    Object.values(kinds[name].columns).map(column => [
      kinds[name].title[language],
      column.header[language],
      column.isRequired ? '●' : '',
      column.help[language],
      String(column.example),
    ]),
  );
  return {
    name: language === 'en' ? 'Help' : '説明',
    rows: [words, ...lines].map((cells, at) => cells.map(value => ({ value, style: { bold: at === 0 } }))),
    columns: [18, 26, 9, 70, 22].map(width => ({ width })),
    frozen: { rows: 1 },
  };
}

const letter = (at: number): string => String.fromCharCode(65 + at);
