import { mayWrite } from '@hakaru/contract/access';
import { instructionMoves, isEditable, mayWriteInstructions, type TransactionType as TypeName } from '@hakaru/contract/instructions';
import { categoryOfType } from '@hakaru/contract/transactions';
import { roleOf, signedIn, type SignedIn } from '#platform/context';
import { MovementStatusEnum } from '#platform/enumerations/money';
import { builder } from '#platform/graphql';
import { pageType } from '#platform/paging';
import type { TransactionRow } from './store';
import type { MandateChoice } from './write-store';

/** The fields common to transactions and cashflows in the API. */
export const TransactionFields = builder.interfaceRef<TransactionRow>('TransactionFields').implement({
  fields: t => ({
    id: t.exposeID('id'),
    manager: t.exposeString('managerName', { nullable: true }),
    managerJp: t.exposeString('managerNameJp', { nullable: true }),
    clientName: t.exposeString('clientName'),
    clientNameJp: t.exposeString('clientNameJp'),
    mandateId: t.exposeID('mandateId'),
    mandateRef: t.exposeString('mandateRef'),
    mandateName: t.exposeString('mandateName'),
    mandateNameJp: t.exposeString('mandateNameJp'),
    trustee: t.exposeString('trustee', { nullable: true }),
    trusteeJp: t.exposeString('trusteeJp', { nullable: true }),
    trusteeRef: t.exposeString('trusteeRef', { nullable: true }),
    entityId: t.exposeID('entityId', { nullable: true }),
    entityRef: t.exposeString('entityRef', { nullable: true }),
    entityName: t.exposeString('entityName', { nullable: true }),
    entityNameJp: t.exposeString('entityNameJp', { nullable: true }),
    entityType: t.exposeString('entityType', { nullable: true }),
    securityName: t.exposeString('securityName', { nullable: true }),
    forwardId: t.exposeID('forwardId', {
      nullable: true,
      description: 'The currency forward it follows, by itself or through its instruction.',
    }),
    instructionId: t.exposeID('instructionId', {
      nullable: true,
      description: 'The instruction it follows, where the sender can open it.',
    }),
    instructionNumber: t.exposeString('instructionNumber', { nullable: true }),
    currency: t.exposeString('currency'),
    code: t.exposeString('code', { nullable: true }),
    tradeDate: t.exposeString('tradeDate'),
    settlementDate: t.exposeString('settlementDate'),
    unit: t.exposeString('unit', { nullable: true }),
    price: t.exposeString('price', { nullable: true }),
    fx_rate: t.exposeString('fxRate', { nullable: true }),
    amount: t.exposeString('amount', { description: 'As dealt, never negative.' }),
    cash: t.exposeString('cash', { description: 'Signed as the cash account sees it, fee included; 0 where no cash moves.' }),
    fee: t.exposeString('fee', { nullable: true }),
    realized_gain_loss: t.exposeString('realizedGainLoss', { nullable: true }),
    unrealized_gain_loss: t.exposeString('unrealizedGainLoss', { nullable: true }),
    status: t.expose('status', { type: MovementStatusEnum }),
    type: t.exposeString('type'),
    isSpot: t.exposeBoolean('isSpot', { description: 'A purchase or sale of a currency: an FX spot deal.' }),
    comment: t.exposeString('comment', { nullable: true }),
    createdBy: t.exposeString('createdByName', { nullable: true }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    updatedBy: t.exposeString('updatedByName', { nullable: true }),
    updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
    version: t.exposeInt('version'),
    abilities: t.stringList({
      description: 'What the sender may do with it now; nothing where it follows an instruction.',
      resolve: (row, _, ctx) => abilitiesOf(signedIn(ctx), row),
    }),
  }),
});

export const TransactionType = builder.objectRef<TransactionRow>('Transaction').implement({
  description: "A movement on a mandate's cash account. It follows an instruction, or stands alone.",
  interfaces: [TransactionFields],
});

function abilitiesOf({ actor }: SignedIn, { status, type, parts, isFollowing }: TransactionRow): string[] {
  if (isFollowing || !parts || !mayWrite(roleOf(actor)) || !parts.some(mayWriteInstructions)) return [];
  const category = categoryOfType(type as TypeName); // entered by hand, so it was validated against the contract's list
  const moves = instructionMoves.filter(move => move.from === status && (move.category === undefined || move.category === category));
  return [...(isEditable(status) ? ['edit'] : []), ...moves.map(({ action }) => action)];
}

export const TransactionPage = pageType('TransactionPage', TransactionType);

export const MandateChoiceType = builder.objectRef<MandateChoice>('TransactionMandate').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    clientName: t.exposeString('clientName'),
    clientNameJp: t.exposeString('clientNameJp'),
  }),
});
