export type Change = { field: string; before: string; after: string };

/** The differences between two states of an object, field by field. For a created or deleted object these are all its fields. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const old = recordOf(before);
  const now = recordOf(after);
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(field => !BOOKKEEPING.has(field));
  return fields
    .map(field => ({ field, before: said(old[field]), after: said(now[field]) }))
    .filter(change => change.before !== change.after);
}

/** Fields of the record itself, which no user changes. */
const BOOKKEEPING = new Set(['id', 'version']);

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}; // checked here
}

function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map(said).join(', ');
  if (typeof value === 'object') {
    const parts = Object.entries(value).filter(([, part]) => part !== null);
    return parts.map(([name, part]) => `${name}: ${said(part)}`).join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
