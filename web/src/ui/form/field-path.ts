/** The value at a dotted path: `options.0.weight`. */
export function read(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isIndexed(value) ? value[key] : undefined), values);
}

/** A copy with the value at the path replaced; everything else is shared. */
export function write<T>(values: T, path: string, value: unknown): T {
  return replace(values, path.split('.'), value) as T; // same shape: only one leaf differs
}

function replace(holder: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = replace(isIndexed(holder) ? holder[key] : undefined, rest, value);
  if (Array.isArray(holder)) return holder.map((entry: unknown, at) => (String(at) === key ? inner : entry));
  return { ...(isIndexed(holder) ? holder : {}), [key]: inner };
}

function isIndexed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
