import type { ImportKind } from '@hakaru/contract/enumerations';
import { AppError } from '@hakaru/contract/errors';
import { compare, subtract, toText } from '@hakaru/engine/money/decimal';
import { kinds as importKinds } from '#features/import-kinds/public';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { compareRows, type Line, type LineState } from './compare';
import * as store from './store';

/** Support sees the datasets of the organisation it works in: its own, or the one it has entered. */
export async function listDatasets(ctx: SignedIn, search: string): Promise<store.DatasetRow[]> {
  allow(ctx, 'superuser');
  return await inTransaction(ctx, ctx => store.findDatasets(ctx.db, ctx.actor.organisation.id, search));
}

const LINES_MAX = 1000;
export type DatasetLine = Line & { fieldEn: string | null; fieldJp: string | null };
export type DatasetComparison = { lines: DatasetLine[]; counts: Record<LineState, number> };
export type DatasetWish = { a: string; b: string; kind: ImportKind; tolerance: string; withEqual: boolean };

/** Compares by the key of the kind without its days, so that the same subject in two months is one row. */
export async function compareDatasets(ctx: SignedIn, { a, b, kind, tolerance, withEqual }: DatasetWish): Promise<DatasetComparison> {
  allow(ctx, 'superuser');
  const { key, columns } = importKinds[kind];
  const left = await rowsOf(ctx, a, kind);
  const right = await rowsOf(ctx, b, kind);
  const all = compareRows(
    left,
    right,
    key.filter(name => !isDay(name)),
    tolerance,
  );
  const counts: Record<LineState, number> = { added: 0, removed: 0, changed: 0, equal: 0 };
  for (const { state } of all) counts[state]++;
  const lines = all.filter(({ state }) => withEqual || state !== 'equal').slice(0, LINES_MAX);
  return { lines: lines.map(line => ({ ...line, ...namesOf(line.field === null ? undefined : columns[line.field]) })), counts };
}

const isDay = (name: string): boolean => name === 'asOf' || name.endsWith('Date') || name === 'date';
const namesOf = (column: { header: { en: string; jp: string } } | undefined) => ({
  fieldEn: column?.header.en ?? null,
  fieldJp: column?.header.jp ?? null,
});

async function rowsOf(ctx: SignedIn, importId: string, kind: ImportKind) {
  const rows = await inTransaction(ctx, ctx => store.findRows(ctx.db, ctx.actor.organisation.id, importId, kind));
  if (!rows) throw new AppError('notFound');
  return rows;
}

export async function listInstructions(ctx: SignedIn, search: string): Promise<store.InstructionChoice[]> {
  allow(ctx, 'superuser');
  return await inTransaction(ctx, ctx => store.findInstructions(ctx.db, ctx.actor.organisation.id, search));
}

export type InstructionLine = {
  field: store.InstructionField;
  a: string | null;
  b: string | null;
  difference: string | null;
  isEqual: boolean;
};

/** Compares two instructions field by field; amounts are compared by value, ignoring trailing zeros. */
export async function compareInstructions(ctx: SignedIn, a: string, b: string): Promise<InstructionLine[]> {
  allow(ctx, 'superuser');
  const left = await instructionOf(ctx, a);
  const right = await instructionOf(ctx, b);
  return store.INSTRUCTION_FIELDS.map(field => ({
    field,
    a: left[field],
    b: right[field],
    ...differenceOf(field, left[field], right[field]),
  }));
}

function differenceOf(field: store.InstructionField, a: string | null, b: string | null): Pick<InstructionLine, 'difference' | 'isEqual'> {
  if ((field !== 'amount' && field !== 'rate') || a === null || b === null) return { difference: null, isEqual: a === b };
  return { difference: toText(subtract(b, a)), isEqual: compare(a, b) === 0 };
}

async function instructionOf(ctx: SignedIn, id: string): Promise<store.InstructionFields> {
  const found = await inTransaction(ctx, ctx => store.findInstruction(ctx.db, ctx.actor.organisation.id, id));
  if (!found) throw new AppError('notFound');
  return found;
}
