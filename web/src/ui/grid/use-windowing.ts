import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type RefObject } from 'react';
import { rememberedSize, rememberSize } from '#ui/use-width';
import type { PlacedColumn } from './grid-layout';
import type { CellRef } from './grid-range';

export type Windowed<Row> = {
  lines: readonly { index: number; start: number }[];
  /** Columns to render: the pinned ones, then the visible ones. */
  columns: readonly PlacedColumn<Row>[];
  /** Width left out between the pinned columns and the first visible one. */
  gap: number;
  totalHeight: number;
  totalWidth: number;
  show: (place: CellRef) => void;
};

type Given<Row> = {
  /** The name under which its size is remembered. */
  name: string;
  box: RefObject<HTMLDivElement | null>;
  rows: number;
  rowHeight: number;
  placed: readonly PlacedColumn<Row>[];
  pinned: number;
  headHeight: number;
  footHeight: number;
  /** The focused cell stays rendered while it is scrolled away, or the keyboard would lose its position. */
  kept: CellRef | null;
};

/** Renders only the visible part. */
export function useWindowing<Row>({ name, box, rows, rowHeight, placed, pinned, headHeight, footHeight, kept }: Given<Row>): Windowed<Row> {
  const pinnedWidth = placed.slice(0, pinned).reduce((sum, { width }) => sum + width, 0);
  const keptRow = kept && kept.row >= 0 && kept.row < rows ? kept.row : null;
  // The visible rows are rendered first; the rows beyond the edges, for scrolling, follow once those are on the screen.
  const overscan = useDeferredValue(8, 0);
  const [height] = useState(() => rememberedSize(`${name} height`, 600));
  useEffect(() => rememberSize(`${name} height`, box.current?.offsetHeight ?? 0));
  // oxlint-disable-next-line react/incompatible-library -- nothing here relies on compiler memoisation; the rows are memoised by hand
  const down = useVirtualizer({
    count: rows,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: footHeight,
    initialRect: { width: 1200, height },
    rangeExtractor: useCallback((range: Range) => withKept(defaultRangeExtractor(range), keptRow), [keptRow]),
  });
  const across = useVirtualizer({
    horizontal: true,
    count: placed.length,
    getScrollElement: () => box.current,
    estimateSize: at => placed[at]?.width ?? 80,
    overscan: 3,
    scrollPaddingStart: pinnedWidth,
    initialRect: { width: 1200, height: 600 },
  });
  useEffect(() => down.measure(), [down, rowHeight]);
  useEffect(() => across.measure(), [across, placed]);

  const seen = across.getVirtualItems();
  const first = Math.max(pinned, seen[0]?.index ?? 0);
  const last = seen.at(-1)?.index ?? placed.length - 1;
  const columns = useMemo(() => [...placed.slice(0, pinned), ...placed.slice(first, last + 1)], [placed, pinned, first, last]);
  const show = useCallback(
    ({ row, column }: CellRef) => {
      if (row >= 0) down.scrollToIndex(row, { align: 'auto' });
      if (column >= pinned) across.scrollToIndex(column, { align: 'auto' });
    },
    [down, across, pinned],
  );
  return {
    lines: down.getVirtualItems(),
    columns,
    gap: Math.max(0, (placed[first]?.left ?? pinnedWidth) - pinnedWidth),
    totalHeight: down.getTotalSize(),
    totalWidth: placed.reduce((sum, { width }) => sum + width, 0),
    show,
  };
}

function withKept(indexes: number[], kept: number | null): number[] {
  if (kept === null || indexes.includes(kept)) return indexes;
  return [...indexes, kept].toSorted((a, b) => a - b);
}
