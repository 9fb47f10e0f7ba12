import { MEMBER, USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { addAssumedRate, changeAssumedRate, listAssumedRates, removeAssumedRate } from './actions';
import type { AssumedRate } from './store';

const AssumedRateType = builder.objectRef<AssumedRate>('AssumedRate').implement({
  description: 'The assumed rate of return (予定利率) of an asset from a day on, in percent a year.',
  fields: t => ({
    id: t.exposeID('id'),
    fromDay: t.exposeString('fromDay'),
    ratePercent: t.exposeString('ratePercent'),
    version: t.exposeInt('version'),
  }),
});

const AssumedRateInputType = builder.inputType('AssumedRateInput', {
  fields: t => ({ fromDay: t.string({ required: true }), ratePercent: t.string({ required: true }), reason: t.string() }),
});

builder.queryFields(t => ({
  assumedRates: t.field({
    access: MEMBER,
    type: [AssumedRateType],
    args: { assetId: t.arg.id({ required: true }) },
    resolve: (_, { assetId }, ctx) => listAssumedRates(signedIn(ctx), assetId),
  }),
}));

builder.mutationFields(t => ({
  addAssumedRate: t.field({
    access: USER_MANAGER,
    type: AssumedRateType,
    args: { assetId: t.arg.id({ required: true }), input: t.arg({ type: AssumedRateInputType, required: true }) },
    resolve: (_, { assetId, input }, ctx) => addAssumedRate(signedIn(ctx), assetId, input),
  }),
  changeAssumedRate: t.field({
    access: USER_MANAGER,
    type: AssumedRateType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: AssumedRateInputType, required: true }),
    },
    resolve: (_, { id, version, input }, ctx) => changeAssumedRate(signedIn(ctx), { id: idOf(id), version }, input),
  }),
  removeAssumedRate: t.field({
    access: USER_MANAGER,
    type: 'ID',
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), reason: t.arg.string() },
    resolve: (_, { id, version, reason }, ctx) => removeAssumedRate(signedIn(ctx), { id: idOf(id), version, reason }),
  }),
}));
