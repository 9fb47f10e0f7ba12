const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

export type ComparisonAddress = { a?: string; b?: string; kind?: string; tolerance?: string; equal?: true };

/** The two sides are in the address, so that support staff can pass the link on. */
export function comparisonAddress(given: Record<string, unknown>): ComparisonAddress {
  const a = textOf(given['a']);
  const b = textOf(given['b']);
  const kind = textOf(given['kind']);
  const tolerance = textOf(given['tolerance']);
  return {
    ...(a ? { a } : {}),
    ...(b ? { b } : {}),
    ...(kind ? { kind } : {}),
    ...(tolerance ? { tolerance } : {}),
    ...(given['equal'] === true ? { equal: true } : {}),
  };
}
