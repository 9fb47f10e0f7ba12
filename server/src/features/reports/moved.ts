import { readFigureKey, type Figure } from '@hakaru/contract/figures';
import { readsSame } from '@hakaru/contract/reports';
import { isZero, subtract, toText } from '@hakaru/engine/money/decimal';
import { changes, type FactEffect } from '#features/figure-changes/public';
import { figureGrid } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import type { ReportContent } from './content';
import type { ReportRow } from './store';

/** A published figure that has changed, compared to the digits that readers of the report see. */
export type MovedFigure = {
  entityId: string;
  ref: string;
  nameEn: string;
  nameJp: string;
  published: Figure;
  now: Figure;
  /** The exact difference, now less published; null when either is missing. */
  change: string | null;
  effects: FactEffect[];
};

/**
 * The figures of a published report that have changed since, as known today or at a moment. Must not be called inside a transaction: it takes a second connection from
 * the pool, and callers that each hold one while waiting for another deadlock once the pool is exhausted.
 */
export async function movedFigures(
  ctx: SignedIn,
  { assetId, asOf }: ReportRow,
  content: ReportContent,
  known: string | null = null,
): Promise<MovedFigure[]> {
  const { lines, columns } = content;
  const grid = await figureGrid(ctx, { assetId, asOf, known, columns, entityIds: lines.map(({ entityId }) => entityId) });
  const present = new Map(grid.flatMap(row => row.figures.map(figure => [figure.key, figure])));
  return lines.flatMap(({ entityId, ref, name, figures }) =>
    figures.flatMap(published => {
      const now = present.get(published.key);
      const measure = readFigureKey(published.key)?.measure;
      if (!now || (measure ? readsSame(measure, published.value, now.value) : now.value === published.value)) return [];
      return [
        { entityId, ref, nameEn: name.en, nameJp: name.jp, published, now, change: difference(now.value, published.value), effects: [] },
      ];
    }),
  );
}

/** The same, with the facts that changed each figure. */
export async function explainedMoves(ctx: SignedIn, report: ReportRow, content: ReportContent): Promise<MovedFigure[]> {
  const moved = await movedFigures(ctx, report, content);
  if (moved.length === 0) return [];
  const entityIds = [...new Set(moved.map(({ entityId }) => entityId))];
  const { assetId, asOf } = report;
  const changed = await changes(ctx, { assetId, asOf, since: content.knownAt, columns: content.columns, entityIds });
  const effects = new Map(changed.map(change => [change.after.key, change.effects]));
  return moved.map(one => ({ ...one, effects: effects.get(one.now.key) ?? [] }));
}

function difference(now: string | null, before: string | null): string | null {
  if (now === null || before === null) return null;
  const text = toText(subtract(now, before));
  return isZero(text) ? '0' : text;
}
