import { AppError, isAppError } from '@hakaru/contract/errors';
import {
  firstError,
  isMasterFinding,
  masterColumnOf,
  masterSheetNames,
  masterSheets,
  type MasterFinding,
  type MasterFindingCode,
  type MasterSheet,
  type MasterStep,
} from '@hakaru/contract/master-data';
import type { SignedIn } from '#platform/context';
import { insideSavepoint } from '#platform/db';
import { asRefusal } from '#platform/refusals';
import { groupsOf, groupWriters, isGroupSheet, OfRow, type Group, type GroupSheet, type GroupWriter } from './groups';
import type { GivenRow } from './parse';
import { State } from './state';
import { writers } from './writers';
import type { RecordSheet, Writing } from './writing';

export type Outcome = { steps: MasterStep[]; findings: MasterFinding[] };
type Applying = { assetId: string | null; reason: string | null };

/**
 * Writes the rows by the rules of the features that own the data, and returns the result of each. A refused row is rolled back and the next
 * ones are tried, so that one run finds all problems; the caller commits only when there are none.
 */
export async function applyRows(ctx: SignedIn, rows: readonly GivenRow[], { assetId, reason }: Applying): Promise<Outcome> {
  // The idempotency key belongs to the upload; the writes inside are parts of it.
  const inner = { ...ctx, request: { ...ctx.request, idempotencyKey: null } };
  const writing: Writing = { state: await State.read(inner, assetId), reason };
  const outcome: Outcome = { steps: [], findings: [] };
  for (const sheet of masterSheetNames) {
    const own = rows.filter(row => row.sheet === sheet);
    if (own.length === 0) continue;
    if (masterSheets[sheet].needsAsset && assetId === null) {
      outcome.findings.push({ severity: 'error', code: 'noAsset', sheet: own[0]?.sheetName ?? '', cell: null, value: '' });
      continue;
    }
    if (isGroupSheet(sheet)) await applyGroups(writing, groupsOf(sheet, own), sheet, outcome);
    else await applyRecords(writing, own, sheet, outcome);
    await writing.state.reread(sheet);
  }
  return outcome;
}

async function applyRecords(writing: Writing, rows: readonly GivenRow[], sheet: RecordSheet, outcome: Outcome): Promise<void> {
  const seen = new Set<string>();
  for (const row of rows) {
    const key = writers[sheet].keyOf(row.values);
    if (seen.has(key)) outcome.findings.push(findingOf(row, { field: keyField(sheet), code: 'twice', value: key }));
    else await attempt(writing, row, outcome, () => applyRecord(writing, row, sheet));
    seen.add(key);
  }
}

async function applyRecord(writing: Writing, row: GivenRow, sheet: RecordSheet): Promise<MasterStep> {
  const { keyOf, find, fixed, create, change } = writers[sheet];
  const step = { sheet, row: row.row, key: keyOf(row.values) };
  const present = find(writing.state, row.values);
  if (!present) {
    await create(writing, row.values);
    const given = Object.entries(row.values).filter(([field]) => field !== keyField(sheet));
    return { ...step, effect: 'create', changes: given.map(([field, after]) => ({ field, before: null, after })) };
  }
  const given = Object.entries(row.values).filter(([field]) => !(sheet === 'users' && (field === 'language' || field === 'email')));
  const changes = given.flatMap(([field, after]) => {
    const before = present.fields[field] ?? null;
    return before === after ? [] : [{ field, before, after }];
  });
  if (changes.length === 0) return { ...step, effect: 'unchanged', changes };
  const stuck = changes.find(({ field }) => fixed.includes(field));
  if (stuck) throw new AppError('invalid', { [stuck.field]: ['fixed'] });
  await change(writing, present, { ...present.fields, ...row.values });
  return { ...step, effect: 'change', changes };
}

async function applyGroups(writing: Writing, groups: readonly Group[], sheet: GroupSheet, outcome: Outcome): Promise<void> {
  const writer = groupWriters[sheet];
  for (const group of groups) {
    const [first] = group.rows;
    if (!first) continue;
    const named = group.rows.map(({ values }) => values[writer.part] ?? '');
    const again = group.rows.find(({ values }, at) => named.indexOf(values[writer.part] ?? '') < at);
    if (again) {
      outcome.findings.push(findingOf(again, { field: writer.part, code: 'twice', value: again.values[writer.part] ?? '' }));
      continue;
    }
    await attempt(writing, first, outcome, async () => {
      const before = writer.present(writing, group);
      const step = { sheet, row: first.row, key: group.key };
      const changes = differences(writer, before, group);
      if (before.size > 0 && changes.length === 0) return { ...step, effect: 'unchanged', changes };
      await writer.save(writing, group);
      return { ...step, effect: before.size === 0 ? 'create' : 'change', changes };
    });
  }
}

type Shares = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** For groups written as a whole: the differences row by row, including removed rows. */
function differences({ part, compared, begins }: GroupWriter, before: Shares, { rows }: Group): MasterStep['changes'] {
  const shown = (of: Readonly<Record<string, string>> | undefined) =>
    of ? compared.map(field => of[field] ?? begins[field] ?? '').join(' ± ') : null;
  const after = new Map(rows.map(({ values }) => [values[part] ?? '', values]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(name => {
    const change = { field: name, before: shown(before.get(name)), after: shown(after.get(name)) };
    return change.before === change.after ? [] : [change];
  });
}

/** Applies one row in a savepoint. A refusal becomes a finding at its cell; an outage or internal error stops everything. */
async function attempt({ state }: Writing, row: GivenRow, outcome: Outcome, work: () => Promise<MasterStep>): Promise<void> {
  try {
    outcome.steps.push(await insideSavepoint(state.ctx.db, work));
  } catch (error) {
    const ofRow = error instanceof OfRow ? error : new OfRow(row, error);
    const refusal = asRefusal(ofRow.cause);
    if (!['invalid', 'notFound', 'unauthorized'].includes(refusal.refusal)) throw isAppError(ofRow.cause) ? refusal : ofRow.cause;
    outcome.findings.push(refusedRow(ofRow.row, refusal));
  }
}

/** The sheet's column for fields that the owning feature names differently. */
const FIELDS: Readonly<Record<string, string>> = {
  classId: 'class',
  parentId: 'parent',
  benchmarkId: 'benchmark',
  organisationId: 'hasAccess',
  rows: 'percent',
  total: 'percent',
  nameEn: 'name',
};

function refusedRow(row: GivenRow, { refusal, fields }: AppError): MasterFinding {
  if (refusal === 'unauthorized') return findingOf(row, { field: keyField(row.sheet), code: 'notAllowed', value: '' });
  const { field: given, code } = firstError(fields);
  const named = FIELDS[given] ?? given;
  const field = masterColumnOf(row.sheet, named) ? named : keyField(row.sheet);
  const value = row.values[field] ?? row.values[keyField(row.sheet)] ?? '';
  if (code === 'notFound' || refusal === 'notFound')
    return findingOf(row, { field, code: row.sheet === 'counterparties' && field === 'type' ? 'unknownType' : 'unknownCode', value });
  return isMasterFinding(code)
    ? findingOf(row, { field, code, value })
    : findingOf(row, { field, code: 'refused', value: `${given} ${code}` });
}

const keyField = (sheet: MasterSheet): string => masterSheets[sheet].columns[0]?.field ?? '';

function findingOf(row: GivenRow, { field, code, value }: { field: string; code: MasterFindingCode; value: string }): MasterFinding {
  const { sheetName, cells } = row;
  return { severity: 'error', code, sheet: sheetName, cell: cells[field] ?? `A${row.row}`, value: value.slice(0, 120) };
}
