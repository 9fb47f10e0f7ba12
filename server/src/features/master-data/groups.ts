import { invalid } from '@hakaru/contract/errors';
import { saveParts } from '#features/benchmarks/public';
import { savePolicy } from '#features/policies/public';
import type { GivenRow } from './parse';
import { assetOf, idAt, text, type Writing } from './writing';

/** Rows written together: all parts of a benchmark, or a whole policy, from a day on. */
export type Group = { key: string; rows: GivenRow[] };
type Share = Readonly<Record<string, string>>;

/** A sheet whose rows are written and compared in groups. */
export type GroupWriter = {
  keyOf(row: GivenRow): string;
  /** The current rows of the group, by the field that identifies a row. */
  present(writing: Writing, group: Group): Map<string, Share>;
  part: string;
  compared: readonly string[];
  begins: Share;
  save(writing: Writing, group: Group): Promise<void>;
};

const head = ({ rows }: Group, field: string): string => (rows[0] ? text(rows[0].values, field) : '');

const parts: GroupWriter = {
  keyOf: ({ values }) => `${text(values, 'benchmark')} · ${text(values, 'fromDay')}`,
  present: ({ state }, group) =>
    new Map(
      state.parts
        .filter(one => one.benchmark === head(group, 'benchmark') && one.fromDay === head(group, 'fromDay'))
        .map(({ part, percent }) => [part, { percent }]),
    ),
  part: 'part',
  compared: ['percent'],
  begins: {},
  save: async ({ state, reason }, group) => {
    const benchmark = idAt(state.benchmarks.get(head(group, 'benchmark')), 'benchmark');
    const rows = group.rows.map(row => ({
      id: withRow(row, () => idAt(state.benchmarks.get(text(row.values, 'part')), 'part')),
      percent: row.values['percent'] ?? null,
    }));
    await saveParts(state.ctx, benchmark, { fromDay: head(group, 'fromDay'), rows, reason });
  },
};

const policy: GroupWriter = {
  keyOf: ({ values }) => text(values, 'fromDay'),
  present: ({ state }, group) =>
    new Map(
      state.policy.filter(one => one.fromDay === head(group, 'fromDay')).map(({ class: ref, percent, band }) => [ref, { percent, band }]),
    ),
  part: 'class',
  compared: ['percent', 'band'],
  begins: { band: '0' },
  save: async ({ state, reason }, group) => {
    const rows = group.rows.map(row => ({
      id: withRow(row, () => {
        const found = state.classes.get(text(row.values, 'class'));
        if (found?.isArchived) throw invalid('class', 'archived');
        return idAt(found, 'class');
      }),
      percent: text(row.values, 'percent'),
      band: row.values['band'] ?? '0',
    }));
    await savePolicy(state.ctx, assetOf(state), { fromDay: head(group, 'fromDay'), rows, reason });
  },
};

/** The error of a single row within a group. */
export class OfRow extends Error {
  constructor(
    readonly row: GivenRow,
    override readonly cause: unknown,
  ) {
    super('a row of a group is refused');
  }
}

function withRow<T>(row: GivenRow, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new OfRow(row, error);
  }
}

export const groupWriters = { parts, policy } as const;
export type GroupSheet = keyof typeof groupWriters;
export const isGroupSheet = (sheet: string): sheet is GroupSheet => Object.hasOwn(groupWriters, sheet);

export function groupsOf(sheet: GroupSheet, rows: readonly GivenRow[]): Group[] {
  const groups = new Map<string, GivenRow[]>();
  for (const row of rows) {
    const key = groupWriters[sheet].keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].map(([key, members]) => ({ key, rows: members }));
}
