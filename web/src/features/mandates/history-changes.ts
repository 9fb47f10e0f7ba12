export type FieldChange = { name: string; before: string | null; after: string | null };

/** The fields that differ in a recorded change. Fields stored beside the terms (version, place) do not count as changes. */
export function changesOf({ before, after }: { before: unknown; after: unknown }): FieldChange[] {
  if (typeof before === 'string' || typeof after === 'string')
    return different([{ name: 'note', before: asText(before), after: asText(after) }]);
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  const names = Object.keys(after === null || after === undefined ? old : now).filter(name => !KEPT.has(name));
  return different(names.map(name => ({ name, before: asText(old[name]), after: asText(now[name]) })));
}

const KEPT: ReadonlySet<string> = new Set(['id', 'assetId', 'parentId', 'type', 'version', 'note']);

function different(changes: readonly FieldChange[]): FieldChange[] {
  return changes.filter(({ before, after }) => before !== after);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // an object by the check before it
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
