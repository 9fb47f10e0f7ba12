/** Two columns, aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}

export const requestRatio = (rate: number, ceiling: number): string => (rate / ceiling).toFixed(2);

export const kilobytes = (gzBytes: number): string => `${(gzBytes / 1000).toFixed(1)} KB gz`;
