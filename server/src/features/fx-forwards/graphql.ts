import { fxForwardTabs } from '@hakaru/contract/address-choices';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { FxForwardTabEnum } from '#platform/enumerations/money';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { listForwards, readForward } from './actions';
import { joinFigures } from './figures';
import { FxForwardPage, FxForwardType } from './graphql-types';
import { readLadder, type LadderRung } from './ladder';
import { finalizeForwards, moveForward, setOffForward, splitForwardInto } from './moves';
import { rollForwards } from './roll';
import { createForward, listForwardChoices, type ForwardChoices } from './write';

joinFigures();

/** Part of cash management (decisions G131). */
const CASH = { modules: ['cashManagement'] } as const;
const READER: Access = { ...MEMBER, gate: CASH };
const AUTHOR: Access = { ...WRITER, gate: CASH };

const ChoicesType = builder.objectRef<ForwardChoices>('FxForwardChoices').implement({
  description: 'For whom the sender can enter forwards, and with whom.',
  fields: t => ({
    mandates: t.expose('mandates', { type: [MandateType()] }),
    counterparties: t.expose('counterparties', { type: [CounterpartyType()] }),
  }),
});

function MandateType() {
  return builder.objectRef<ForwardChoices['mandates'][number]>('FxForwardMandate').implement({
    fields: t => ({
      id: t.exposeID('id'),
      ownerId: t.exposeID('ownerId'),
      ref: t.exposeString('ref'),
      name: t.exposeString('name'),
      nameJp: t.exposeString('nameJp'),
      clientName: t.exposeString('clientName'),
      clientNameJp: t.exposeString('clientNameJp'),
    }),
  });
}

function CounterpartyType() {
  return builder.objectRef<ForwardChoices['counterparties'][number]>('FxForwardCounterparty').implement({
    fields: t => ({
      id: t.exposeID('id'),
      ownerId: t.exposeID('ownerId'),
      name: t.exposeString('name'),
      nameJp: t.exposeString('nameJp'),
    }),
  });
}

const RungType = builder.objectRef<LadderRung>('FxForwardRung').implement({
  description: 'What matures in a month, by currency and direction: amounts of the foreign currency and of yen, and how many forwards.',
  fields: t => ({
    month: t.exposeString('month'),
    currency: t.exposeString('currency'),
    side: t.exposeString('side'),
    amount: t.exposeString('amount'),
    jpyAmount: t.exposeString('jpyAmount', { nullable: true }),
    count: t.exposeInt('count'),
  }),
});

const ForwardFields = builder.inputType('FxForwardInput', {
  fields: t => ({
    entityId: t.id({ required: true }),
    counterpartyId: t.id(),
    tradeDate: t.string({ required: true }),
    settlementDate: t.string({ required: true }),
    maturityDate: t.string({ required: true }),
    side: t.string({ required: true }),
    currency: t.string({ required: true }),
    amount: t.string({ required: true }),
    forwardRate: t.string({ required: true }),
    transactionFee: t.string(),
    comment: t.string(),
    isRateConfirmed: t.boolean(),
  }),
});

const ChosenFields = builder.inputType('FxForwardChosen', {
  fields: t => ({ id: t.id({ required: true }), version: t.int({ required: true }) }),
});

const SetOffFields = builder.inputType('FxForwardSetOffInput', {
  fields: t => ({ tradeDate: t.string({ required: true }), forwardRate: t.string({ required: true }), isRateConfirmed: t.boolean() }),
});

const LegFields = builder.inputType('FxRollLegInput', {
  fields: t => ({
    id: t.id({ required: true }),
    version: t.int({ required: true }),
    amount: t.string({ required: true, description: 'Of the far leg, in the foreign currency.' }),
    maturityDate: t.string({ required: true }),
    spot: t.string({ required: true }),
    points: t.string({ required: true, description: 'As quoted: hundredths of a yen.' }),
  }),
});

const RollFields = builder.inputType('FxRollInput', {
  fields: t => ({
    tradeDate: t.string({ required: true }),
    legs: t.field({ type: [LegFields], required: true }),
    finalize: t.boolean(),
    isRateConfirmed: t.boolean(),
  }),
});

builder.queryFields(t => ({
  fxForwards: t.field({
    access: READER,
    type: FxForwardPage,
    args: {
      assetId: t.arg.id(),
      day: t.arg.string(),
      tab: t.arg({ type: FxForwardTabEnum }),
      entityId: t.arg.id(),
      counterpartyId: t.arg.id(),
      search: t.arg.string(),
      first: t.arg.int(),
      page: t.arg.int(),
    },
    resolve: (_, { assetId, day, tab, entityId, counterpartyId, search, ...slice }, ctx) =>
      listForwards(signedIn(ctx), { assetId: assetId ? idOf(assetId) : null, day: day ?? null }, sliceOf(slice), {
        tab: fxForwardTabs.find(name => name === tab) ?? null,
        entityId: entityId ? idOf(entityId) : null,
        counterpartyId: counterpartyId ? idOf(counterpartyId) : null,
        search: parse(searchText, search ?? ''),
      }),
  }),
  fxForward: t.field({
    access: READER,
    type: FxForwardType,
    args: { id: t.arg.id({ required: true }), day: t.arg.string() },
    resolve: (_, { id, day }, ctx) => readForward(signedIn(ctx), idOf(id), day ?? null),
  }),
  fxForwardLadder: t.field({
    access: READER,
    type: [RungType],
    args: { assetId: t.arg.id(), entityId: t.arg.id() },
    resolve: (_, { assetId, entityId }, ctx) =>
      readLadder(signedIn(ctx), { assetId: assetId ? idOf(assetId) : null, entityId: entityId ? idOf(entityId) : null }),
  }),
  fxForwardChoices: t.field({ access: READER, type: ChoicesType, resolve: (_, __, ctx) => listForwardChoices(signedIn(ctx)) }),
}));

const chosenOf = ({ id, version }: { id: string; version: number }) => ({ id: idOf(id), version });

builder.mutationFields(t => ({
  createFxForward: t.field({
    access: AUTHOR,
    type: FxForwardType,
    args: { input: t.arg({ type: ForwardFields, required: true }) },
    resolve: (_, { input }, ctx) => createForward(signedIn(ctx), input),
  }),
  finalizeFxForwards: t.field({
    access: AUTHOR,
    type: [FxForwardType],
    args: { items: t.arg({ type: [ChosenFields], required: true }) },
    resolve: (_, { items }, ctx) => finalizeForwards(signedIn(ctx), items.map(chosenOf)),
  }),
  deleteFxForward: t.field({
    access: AUTHOR,
    type: FxForwardType,
    args: { item: t.arg({ type: ChosenFields, required: true }) },
    resolve: (_, { item }, ctx) => moveForward(signedIn(ctx), 'delete', chosenOf(item)),
  }),
  cancelFxForward: t.field({
    access: AUTHOR,
    type: FxForwardType,
    args: { item: t.arg({ type: ChosenFields, required: true }) },
    resolve: (_, { item }, ctx) => moveForward(signedIn(ctx), 'cancel', chosenOf(item)),
  }),
  setOffFxForward: t.field({
    access: AUTHOR,
    type: FxForwardType,
    args: { item: t.arg({ type: ChosenFields, required: true }), input: t.arg({ type: SetOffFields, required: true }) },
    resolve: (_, { item, input }, ctx) => setOffForward(signedIn(ctx), chosenOf(item), input),
  }),
  cancelFxForwardSetOff: t.field({
    access: AUTHOR,
    type: FxForwardType,
    args: { item: t.arg({ type: ChosenFields, required: true }) },
    resolve: (_, { item }, ctx) => moveForward(signedIn(ctx), 'cancel setoff', chosenOf(item)),
  }),
  splitFxForward: t.field({
    access: AUTHOR,
    type: FxForwardType,
    args: { item: t.arg({ type: ChosenFields, required: true }), amounts: t.arg.stringList({ required: true }) },
    resolve: (_, { item, amounts }, ctx) => splitForwardInto(signedIn(ctx), chosenOf(item), amounts),
  }),
  rollFxForwards: t.field({
    access: AUTHOR,
    type: [FxForwardType],
    args: { input: t.arg({ type: RollFields, required: true }) },
    resolve: (_, { input }, ctx) => rollForwards(signedIn(ctx), input),
  }),
}));
