import { AppError, invalid } from '@hakaru/contract/errors';
import type { Figure, FigureKey } from '@hakaru/contract/figures';
import { readStatementPart, type HoldingGroup, type LineMove } from '@hakaru/contract/holdings';
import type { HoldingMeasure } from '@hakaru/contract/part-measures';
import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import { compare } from '@hakaru/engine/money/decimal';
import { figure } from '#features/measures/public';
import { type Ask, type FigureContext, openFigures } from '#features/figures/public';
import { inScope } from '#platform/db';
import type { SignedIn } from '#platform/context';
import { holdingFigure, keyOfPart } from './figures';
import { groupOf, rating, Statement } from './statement';
import { statementPlace, type Statements } from './statement-places';
import * as store from './store';

export type HoldingsAsk = Ask & {
  entityId: string;
  asOf: string;
  compareTo?: string | null | undefined;
  groupBy?: HoldingGroup | null | undefined;
};

export type LineReply = {
  line: store.HeldLine;
  /** False when it was held on the earlier day only. */
  isHeld: boolean;
  move: LineMove | null;
  bucket: string;
  isStale: boolean;
  figureOf(measure: HoldingMeasure, day?: 'before'): Figure;
};
export type GroupReply = { by: HoldingGroup; group: string; count: number; figureOf(measure: HoldingMeasure): Figure };
export type StatementReply = {
  asOf: string;
  compareTo: string | null;
  days: string[];
  account: Figure;
  wholeOf(measure: HoldingMeasure): Figure;
  /** The average rating as a letter, and how much of the value is rated. */
  rating: { letter: string; ratedWeight: number } | null;
  lines: LineReply[];
  groups: GroupReply[];
};

/** One account's statement of a day, and a second one for comparison if requested. */
export async function holdingsOf(ctx: SignedIn, ask: HoldingsAsk): Promise<StatementReply> {
  const days = [ask.asOf, ...(ask.compareTo ? [ask.compareTo] : [])];
  for (const day of days) if (!isDay(day) || !isMonthEnd(day)) throw invalid(day === ask.asOf ? 'asOf' : 'compareTo', 'dateFormat');
  const place = await openFigures(ctx, ask);
  if (!place.calculator.entity(ask.entityId)) throw new AppError('notFound');
  const { statements, all } = await readStatements(ctx, place, ask.entityId, days);
  return replyOf(place, statements, { ask, days: all });
}

/** The statements of one account, within the days of the sender's access. */
export async function readStatements(ctx: SignedIn, place: FigureContext, entityId: string, days: readonly string[]) {
  const { ownerId, known, reaches } = place;
  return await inScope(ctx.app.database.db, { organisation: ownerId }, async db => {
    const all = (await store.findDays(db, { ownerId, entityId, known })).filter(day => reaches(entityId, day));
    return {
      all,
      statements: await load(
        db,
        place,
        [...new Set(days)].map(asOf => ({ entityId, asOf })),
      ),
    };
  });
}

type Wanted = { entityId: string; asOf: string };

async function load(db: Parameters<typeof store.findLines>[0], place: FigureContext, wanted: readonly Wanted[]): Promise<Statements> {
  const found = new Map<string, Statement>();
  for (const entityId of new Set(wanted.map(one => one.entityId))) {
    const days = wanted.filter(one => one.entityId === entityId && place.reaches(entityId, one.asOf)).map(one => one.asOf);
    const lines = days.length === 0 ? [] : await store.findLines(db, { ownerId: place.ownerId, entityId, days, known: place.known });
    for (const asOf of days)
      found.set(
        statementPlace(entityId, asOf),
        new Statement(
          asOf,
          lines.filter(line => line.asOf === asOf),
        ),
      );
  }
  return found;
}

/** The statements from which figures of these keys are calculated. */
export async function statementsFor(ctx: SignedIn, place: FigureContext, keys: readonly FigureKey[]): Promise<Statements> {
  const wanted = keys.flatMap(({ entityId, asOf, part }) => {
    const against = readStatementPart(part)?.against;
    return [{ entityId, asOf }, ...(against ? [{ entityId, asOf: against }] : [])];
  });
  return await inScope(ctx.app.database.db, { organisation: place.ownerId }, db => load(db, place, wanted));
}

function replyOf(place: FigureContext, statements: Statements, { ask, days }: { ask: HoldingsAsk; days: string[] }): StatementReply {
  const { entityId, asOf } = ask;
  const compareTo = ask.compareTo ?? null;
  const base: FigureKey = { entityId, measure: 'holdingValue', horizon: null, asOf };
  const shown = (key: FigureKey) => holdingFigure(place, statements, key);
  const [now, before] = [asOf, compareTo].map(day => (day === null ? undefined : statements.get(statementPlace(entityId, day))));
  const left = before?.lines.filter(({ securityId }) => !now?.line(securityId)) ?? [];
  const held = now?.lines ?? [];
  const lineReply = (line: store.HeldLine): LineReply => ({
    line,
    isHeld: line.asOf === asOf,
    move: before ? moveOf(line, { asOf, earlier: before.line(line.securityId) }) : null,
    bucket: groupOf(line, 'maturity'),
    isStale: line.priceDate !== null && line.priceDate.slice(0, 7) < line.asOf.slice(0, 7),
    figureOf: (measure, day) => {
      const part = { of: { securityId: line.securityId }, against: measure === 'holdingChange' ? compareTo : null };
      return shown(keyOfPart({ ...base, measure, ...(day === 'before' && compareTo ? { asOf: compareTo } : {}) }, part));
    },
  });
  return {
    asOf,
    compareTo,
    days,
    account: figure(place.calculator, { ...base, measure: 'marketValue' }),
    wholeOf: measure => shown(keyOfPart({ ...base, measure }, { of: 'all', against: measure === 'holdingChange' ? compareTo : null })),
    rating: letterOf(held),
    lines: [...held, ...left].map(lineReply),
    groups: now
      ? [...new Set([...CHARTED, ...(ask.groupBy ? [ask.groupBy] : [])])].flatMap(by => groupsBy(now, by, { base, shown, compareTo }))
      : [],
  };
}

function letterOf(lines: readonly store.HeldLine[]): StatementReply['rating'] {
  const { value } = rating(lines);
  return value && { letter: value.rating, ratedWeight: value.ratedWeight };
}

/** The groupings of the charts beside the table. */
const CHARTED = ['maturity', 'rating'] as const satisfies readonly HoldingGroup[];

type Shown = { base: FigureKey; shown: (key: FigureKey) => Figure; compareTo: string | null };

function groupsBy(statement: Statement, by: HoldingGroup, { base, shown, compareTo }: Shown): GroupReply[] {
  return statement.groupNames(by).map(group => ({
    by,
    group,
    count: statement.groupsBy(by).get(group)?.length ?? 0,
    figureOf: measure => {
      const against = measure === 'holdingChange' ? compareTo : null;
      return shown(keyOfPart({ ...base, measure }, { of: { by, group }, against }));
    },
  }));
}

function moveOf(line: store.HeldLine, { asOf, earlier }: { asOf: string; earlier: store.HeldLine | undefined }): LineMove {
  if (line.asOf !== asOf) return 'left';
  if (!earlier) return 'entered';
  return compare(line.units, earlier.units) === 0 ? 'same' : 'changed';
}
