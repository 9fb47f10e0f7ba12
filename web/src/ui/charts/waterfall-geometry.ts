export type WaterfallItem = { id: string; label: string; value: number; total?: boolean };
export type WaterfallBar = WaterfallItem & { from: number; to: number };

/** Each effect starts where the previous one ended; a total starts at zero. */
export function waterfallBars(items: readonly WaterfallItem[]): WaterfallBar[] {
  let level = 0;
  return items.map(item => {
    const from = item.total ? 0 : level;
    level = item.total ? item.value : level + item.value;
    return { ...item, from, to: level };
  });
}

/** The start of the axis. When totals dwarf the effects it is truncated, and marked as such. */
export function waterfallDomain(bars: readonly WaterfallBar[]): { low: number; high: number; cut: boolean } {
  const ends = bars.flatMap(bar => (bar.total ? [bar.to] : [bar.from, bar.to]));
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  const span = high - low || 1;
  if (low > span * 1.5) return { low: low - span * 0.55, high, cut: true };
  return { low: Math.min(0, low), high: Math.max(0, high), cut: false };
}
