import { mayWrite } from '@hakaru/contract/access';
import type { FxForwardTab } from '@hakaru/contract/fx-forwards';
import { instructionMoves, mayWriteInstructions } from '@hakaru/contract/instructions';
import { FigureType } from '#features/figures/public';
import { roleOf, signedIn, type SignedIn } from '#platform/context';
import { DealSideEnum, FxForwardTabEnum, MovementStatusEnum } from '#platform/enumerations/money';
import { builder, PaginatorInfo, type Page } from '#platform/graphql';
import { readChain, readTrail, type Forward } from './actions';
import type { TrailRow } from './store';

const TrailType = builder.objectRef<TrailRow>('FxForwardTrailEntry').implement({
  fields: t => ({
    action: t.exposeString('action'),
    oldStatus: t.exposeString('oldStatus', { nullable: true }),
    newStatus: t.exposeString('newStatus', { nullable: true }),
    user: t.exposeString('userName', { nullable: true }),
    timestamp: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});

const EntityType = builder.objectRef<Forward>('FxForwardEntity').implement({
  fields: t => ({
    id: t.id({ resolve: ({ entityId }) => entityId }),
    ref: t.string({ resolve: ({ entityRef }) => entityRef }),
    name: t.string({ resolve: ({ entityName }) => entityName }),
    nameJp: t.string({ resolve: ({ entityNameJp }) => entityNameJp }),
  }),
});

export const FxForwardType = builder.objectRef<Forward>('FxForward');
FxForwardType.implement({
  description: 'A currency forward: one currency sold or bought against another on a day to come.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    assetId: t.exposeID('assetId'),
    clientName: t.exposeString('clientName'),
    clientNameJp: t.exposeString('clientNameJp'),
    entity: t.field({ type: EntityType, resolve: row => row }),
    instructionId: t.exposeID('instructionId', { nullable: true, description: 'The instruction it was written as, and follows.' }),
    counterpartyId: t.exposeID('counterpartyId', { nullable: true }),
    counterpartyName: t.exposeString('counterpartyName', { nullable: true }),
    counterpartyNameJp: t.exposeString('counterpartyNameJp', { nullable: true }),
    originId: t.exposeID('originId', { nullable: true }),
    originRef: t.exposeString('originRef', { nullable: true }),
    type: t.exposeString('type'),
    status: t.expose('status', { type: MovementStatusEnum }),
    tradeDate: t.exposeString('tradeDate'),
    settlementDate: t.exposeString('settlementDate'),
    maturityDate: t.exposeString('maturityDate'),
    side: t.expose('side', { type: DealSideEnum }),
    currency: t.exposeString('currency'),
    counterCurrency: t.exposeString('counterCurrency'),
    amount: t.exposeString('amount'),
    forwardRate: t.exposeString('forwardRate'),
    transactionFee: t.exposeString('transactionFee', { nullable: true }),
    jpyAmount: t.exposeString('jpyAmount', { nullable: true, description: 'Null where neither currency is the yen.' }),
    realised: t.exposeString('realised', { nullable: true, description: 'Of a set-off: what closing the forward came to, in yen.' }),
    comment: t.exposeString('comment', { nullable: true }),
    createdBy: t.exposeString('createdByName', { nullable: true }),
    updatedBy: t.exposeString('updatedByName', { nullable: true }),
    updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
    version: t.exposeInt('version'),
    value: t.expose('value', { type: FigureType }),
    valueDay: t.exposeString('valueDay'),
    rateDay: t.exposeString('rateDay', { nullable: true, description: 'The day of the spot rate it was valued at.' }),
    chain: t.field({ type: [FxForwardType], resolve: (row, _, ctx) => readChain(signedIn(ctx), row) }),
    trail: t.field({ type: [TrailType], resolve: (row, _, ctx) => readTrail(signedIn(ctx), row) }),
    abilities: t.stringList({
      description: 'What the sender may do with it now, as far as its status and their part go.',
      resolve: (row, _, ctx) => abilitiesOf(signedIn(ctx), row),
    }),
  }),
});

/** A forward written as an instruction is moved there, except for these moves, which only forwards have. */
const OWN: readonly string[] = ['setoff', 'cancel setoff', 'split'];

function abilitiesOf({ actor }: SignedIn, { status, type, parts, instructionId, originId }: Forward): string[] {
  if (!mayWrite(roleOf(actor)) || !parts?.some(mayWriteInstructions)) return [];
  const moves = instructionMoves.filter(
    ({ from, action, category }) => from === status && from !== null && (category ?? 'FX Forward') === 'FX Forward' && action !== 'create',
  );
  const actions: string[] = moves.map(({ action }) => action);
  if (type === 'fxForward setoff') return status === 'preliminary' ? actions : [];
  return instructionId === null || originId !== null ? actions : actions.filter(action => OWN.includes(action) || status === 'finalSplit');
}

type Tabs = { tabs: { tab: FxForwardTab; total: number }[] };

const TabCountType = builder.objectRef<Tabs['tabs'][number]>('FxForwardTabCount').implement({
  fields: t => ({ tab: t.expose('tab', { type: FxForwardTabEnum }), total: t.exposeInt('total') }),
});

export const FxForwardPage = builder.objectRef<Page<Forward> & Tabs>('FxForwardPage').implement({
  fields: t => ({
    data: t.expose('data', { type: [FxForwardType] }),
    paginatorInfo: t.expose('paginatorInfo', { type: PaginatorInfo }),
    tabs: t.expose('tabs', { type: [TabCountType] }),
  }),
});
