export type Encoding = 'br' | 'gzip';

/** The best of our encodings that the client accepts. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0]);
  return (['br', 'gzip'] as const).find(name => names.includes(name));
}
