import { AppError } from '@hakaru/contract/errors';

/** The parts of a request that contain strings. */
type Carrier = { url: string; body: unknown };

const ESCAPED = /\\u(?:0000|\{0+\})/;
const DEEPEST = 32;

/**
 * Refuses NUL characters: PostgreSQL cannot store them, and a program that ends strings at NUL would read something other than what was
 * checked. All strings of a request are checked here, in its URL, body and GraphQL variables, so that no field needs to.
 */
export function refuseNul({ url, body }: Carrier): void {
  if (url.includes('%00')) throw new AppError('invalid', { url: ['controlCharacter'] });
  const field = fieldWithNul(body, '', DEEPEST);
  if (field !== null) throw new AppError('invalid', { [field]: ['controlCharacter'] });
}

/** The first field whose value or name contains NUL; null if none does. */
function fieldWithNul(value: unknown, field: string, depth: number): string | null {
  if (typeof value === 'string') return value.includes('\0') || (field === 'query' && ESCAPED.test(value)) ? field || 'body' : null;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  if (depth === 0) return field; // deeper than anything we read
  for (const [name, inner] of Object.entries(value)) {
    const found = name.includes('\0') ? field || 'body' : fieldWithNul(inner, name, depth - 1);
    if (found !== null) return found;
  }
  return null;
}
