import type { PageBox } from './document-reading';

/** The number of documents of a layout a changed model is compared on, newest first, and the number of its type searched for them. */
export const REPLAY_LIMITS = { documents: 200, lookedThrough: 2000 } as const;

export const replayChanges = ['same', 'changed', 'gained', 'lost'] as const;
export type ReplayChange = (typeof replayChanges)[number];

/** A value as stored or as it would be read, with its box on the page. */
export type Placed = { value: string | null; box: PageBox | null };

/** One data point of one document: the stored value, the value the changed model reads, and a person's decision. */
export type ReplayField = {
  dataPointId: string;
  tableName: string;
  before: Placed;
  after: Placed;
  /** A person's decision stays, whatever the changed model reads. */
  decided: string | null;
  change: ReplayChange;
};

type Stands = Placed & { dataPointId: string; tableName: string; decidedValue: string | null };
type Reads = Placed & { dataPointId: string; tableName: string };

/**
 * What would change on a document for one data point. Two missing values count as the same.
 *
 * @example changeOf('600000', null) // 'lost'
 */
export function changeOf(before: string | null, after: string | null): ReplayChange {
  if (before === after) return 'same';
  if (before === null) return 'gained';
  return after === null ? 'lost' : 'changed';
}

/** Every data point stored for a document or read from it. Among several pages, the first with a value counts. */
export function replayFields(stands: readonly Stands[], reads: readonly Reads[]): ReplayField[] {
  const keyOf = ({ dataPointId, tableName }: { dataPointId: string; tableName: string }) => `${dataPointId} ${tableName}`;
  const keys = [...new Set([...stands, ...reads].map(keyOf))];
  return keys.flatMap(key => {
    const standing = stands.filter(one => keyOf(one) === key);
    const before = standing.find(({ value }) => value !== null) ?? standing[0];
    const after = reads.find(one => keyOf(one) === key);
    const named = before ?? after;
    if (!named) return [];
    const decided = standing.find(({ decidedValue }) => decidedValue !== null)?.decidedValue ?? null;
    return [
      {
        dataPointId: named.dataPointId,
        tableName: named.tableName,
        before: placed(before),
        after: placed(after),
        decided,
        change: changeOf(before?.value ?? null, after?.value ?? null),
      },
    ];
  });
}

const placed = (one: Placed | undefined): Placed => ({ value: one?.value ?? null, box: one?.box ?? null });

/** How many values of some documents stay the same, change, are gained and are lost. */
export function replayCounts(documents: readonly { fields: readonly ReplayField[] | null }[]): Record<ReplayChange, number> {
  const counts = { same: 0, changed: 0, gained: 0, lost: 0 };
  for (const { fields } of documents) for (const { change } of fields ?? []) counts[change] += 1;
  return counts;
}
