import { AppError } from '@hakaru/contract/errors';

/** What a request may carry its strings in. */
type Carrier = { url: string; body: unknown };

const ESCAPED = /\\u(?:0000|\{0+\})/;
const DEEPEST = 32;

/**
 * No text has a NUL character: PostgreSQL cannot keep one, and a program that ends strings at it reads something else than was checked. Every
 * string of a request is looked at here once, in its address, its body and its GraphQL variables, so that no field has to.
 */
export function refuseNul({ url, body }: Carrier): void {
  if (url.includes('%00')) throw new AppError('invalid', { url: ['controlCharacter'] });
  const field = fieldWithNul(body, '', DEEPEST);
  if (field !== null) throw new AppError('invalid', { [field]: ['controlCharacter'] });
}

/** The name of the first field whose value, or whose own name, has one. Null when none has. */
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
