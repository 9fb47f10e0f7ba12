import { differenceCauses, differenceStates, positionKinds, reconciliationStates } from '@hakaru/contract/reconciliations';
import { FigureType } from '#features/figures/public';
import { builder } from '#platform/graphql';
import { countOf, managerWhole, wholeFigure, type Reconciliation, type ReconciliationClient } from './actions';
import { asFigure, bookFigure, managerKey, type PositionView } from './positions';
import type { ToleranceRow } from './store';

export const CauseEnum = builder.enumType('DifferenceCause', { values: differenceCauses });
const StateEnum = builder.enumType('DifferenceState', { values: differenceStates });
const KindEnum = builder.enumType('ReconciliationPositionKind', { values: positionKinds });
const MonthStateEnum = builder.enumType('ReconciliationState', { values: reconciliationStates });

/** A position with its month; both are needed for the keys of its figures. */
type PlacedPosition = { of: Reconciliation; position: PositionView };

type BookMeasure = 'trusteeValue' | 'trusteeUnits' | 'unitsDifference' | 'bookDifference' | 'differenceShare' | 'rateEffect';

function figureOf({ of, position }: PlacedPosition, measure: BookMeasure) {
  if (position.kind === 'account' && measure !== 'trusteeUnits' && measure !== 'unitsDifference') return wholeFigure(of, measure);
  const key = { entityId: of.entityId, measure, horizon: null, asOf: of.asOf, part: position.id };
  return asFigure(key, bookFigure(of.comparison, key));
}

function managerFigure({ of, position }: PlacedPosition, what: 'value' | 'units') {
  const key = managerKey({ mandateId: of.entityId, asOf: of.asOf }, position.id, what);
  if (position.kind === 'account' && what === 'value') return managerWhole(of);
  const hasUnits = position.kind === 'security' || position.kind === 'cash';
  if (what === 'units' && !hasUnits) return asFigure(key, { value: null, reason: 'not_applicable' });
  const value = position.manager?.[what];
  return asFigure(key, value === undefined ? { value: null, reason: 'no_data' } : { value });
}

const PositionType = builder.objectRef<PlacedPosition>('ReconciliationPosition').implement({
  description:
    'One security, cash, or the account beyond its lines, as the manager and the trust bank have it. A difference is the manager less the trust bank.',
  fields: t => ({
    id: t.id({ resolve: ({ position }) => position.id }),
    kind: t.field({ type: KindEnum, resolve: ({ position }) => position.kind }),
    ref: t.string({ nullable: true, resolve: ({ position }) => position.security?.ref ?? null }),
    isin: t.string({ nullable: true, resolve: ({ position }) => position.security?.isin ?? null }),
    name: t.string({ nullable: true, resolve: ({ position }) => position.security?.nameEn ?? null }),
    nameJp: t.string({ nullable: true, resolve: ({ position }) => position.security?.nameJp ?? null }),
    currency: t.string({ nullable: true, resolve: ({ position }) => position.security?.currency ?? null }),
    managerUnits: t.field({ type: FigureType, resolve: row => managerFigure(row, 'units') }),
    trusteeUnits: t.field({ type: FigureType, resolve: row => figureOf(row, 'trusteeUnits') }),
    unitsDifference: t.field({ type: FigureType, resolve: row => figureOf(row, 'unitsDifference') }),
    managerValue: t.field({ type: FigureType, resolve: row => managerFigure(row, 'value') }),
    trusteeValue: t.field({ type: FigureType, resolve: row => figureOf(row, 'trusteeValue') }),
    difference: t.field({ type: FigureType, resolve: row => figureOf(row, 'bookDifference') }),
    share: t.field({ type: FigureType, resolve: row => figureOf(row, 'differenceShare') }),
    rateEffect: t.field({ type: FigureType, resolve: row => figureOf(row, 'rateEffect') }),
    managerRate: t.string({ nullable: true, resolve: ({ position }) => position.manager?.rate ?? null }),
    managerRateMethod: t.string({ nullable: true, resolve: ({ position }) => position.methods.manager?.method ?? null }),
    trusteeRate: t.string({ nullable: true, resolve: ({ position }) => position.trustee?.rate ?? null }),
    trusteeRateMethod: t.string({ nullable: true, resolve: ({ position }) => position.methods.trustee?.method ?? null }),
    state: t.field({ type: StateEnum, resolve: ({ position }) => position.state }),
    cause: t.field({ type: CauseEnum, nullable: true, resolve: ({ position }) => position.mark?.cause ?? null }),
    note: t.string({ nullable: true, resolve: ({ position }) => position.mark?.note ?? null }),
    decidedBy: t.string({ nullable: true, resolve: ({ position }) => position.mark?.userName ?? null }),
    decidedAt: t.string({ nullable: true, resolve: ({ position }) => position.mark?.recordedAt.toISOString() ?? null }),
    version: t.int({ resolve: ({ position }) => position.mark?.version ?? 0 }),
    isLapsed: t.boolean({
      description: 'A decision was made about another difference than the books have now.',
      resolve: ({ position }) => position.isLapsed,
    }),
    carriedSince: t.string({ nullable: true, resolve: ({ position }) => position.carriedIn?.since ?? null }),
    carriedCause: t.field({ type: CauseEnum, nullable: true, resolve: ({ position }) => position.carriedIn?.cause ?? null }),
    carriedNote: t.string({ nullable: true, resolve: ({ position }) => position.carriedIn?.note ?? null }),
  }),
});

export const ToleranceType = builder.objectRef<ToleranceRow>('ReconciliationTolerance').implement({
  description: 'A share in percent or an amount of the base currency: within either the books agree. Version 0 is the platform’s own.',
  fields: t => ({ percent: t.exposeString('percent'), amount: t.exposeString('amount'), version: t.exposeInt('version') }),
});

const AccountType = builder.objectRef<{ id: string; ref: string; name: { en: string; jp: string } }>('CustodialAccount').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.string({ resolve: ({ name }) => name.en }),
    nameJp: t.string({ resolve: ({ name }) => name.jp }),
  }),
});

export const ReconciliationType = builder.objectRef<Reconciliation>('Reconciliation').implement({
  description: 'A mandate’s month in two books: the manager’s, and the trust bank’s custodial accounts.',
  fields: t => ({
    entityId: t.exposeID('entityId'),
    asOf: t.exposeString('asOf'),
    ref: t.string({ resolve: ({ place, entityId }) => place.calculator.entity(entityId)?.ref ?? '' }),
    name: t.string({ resolve: ({ place, entityId }) => place.calculator.entity(entityId)?.name.en ?? '' }),
    nameJp: t.string({ resolve: ({ place, entityId }) => place.calculator.entity(entityId)?.name.jp ?? '' }),
    accounts: t.field({
      type: [AccountType],
      resolve: ({ place, comparison }) => comparison.custodialIds.flatMap(id => place.calculator.entity(id) ?? []),
    }),
    state: t.field({ type: MonthStateEnum, resolve: ({ state }) => state }),
    tolerance: t.expose('tolerance', { type: ToleranceType }),
    managerValue: t.field({ type: FigureType, resolve: managerWhole }),
    trusteeValue: t.field({ type: FigureType, resolve: of => wholeFigure(of, 'trusteeValue') }),
    difference: t.field({ type: FigureType, resolve: of => wholeFigure(of, 'bookDifference') }),
    share: t.field({ type: FigureType, resolve: of => wholeFigure(of, 'differenceShare') }),
    rateEffect: t.field({ type: FigureType, resolve: of => wholeFigure(of, 'rateEffect') }),
    matched: t.int({ resolve: of => countOf(of, 'matched') + countOf(of, 'settled') }),
    explained: t.int({ resolve: of => countOf(of, 'explained') + countOf(of, 'cleared') + countOf(of, 'carried') }),
    open: t.int({ resolve: of => countOf(of, 'open') }),
    causes: t.field({
      type: [CauseEnum],
      resolve: ({ positions }) => [...new Set(positions.flatMap(({ mark }) => mark?.cause ?? []))],
    }),
    decidedBy: t.stringList({
      resolve: ({ positions }) => [
        ...new Set(positions.flatMap(({ mark, state }) => (mark && (state === 'cleared' || state === 'carried') ? [mark.userName] : []))),
      ],
    }),
    positions: t.field({ type: [PositionType], resolve: of => of.positions.map(position => ({ of, position })) }),
    isLocked: t.exposeBoolean('isLocked', { description: 'The month is populated: nothing is decided about it any more.' }),
    mayNote: t.boolean({ resolve: ({ rights }) => rights.mayNote }),
    mayDecide: t.boolean({ resolve: ({ rights }) => rights.mayDecide }),
  }),
});

export const ClientType = builder.objectRef<ReconciliationClient>('ReconciliationClient').implement({
  fields: t => ({
    assetId: t.exposeID('assetId'),
    clientId: t.exposeID('clientId'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
  }),
});
