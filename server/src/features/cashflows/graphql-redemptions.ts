import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { RedemptionFrequencyEnum } from '#platform/enumerations/money';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { listRedemptionTerms, writeRedemptionTerms, type ShownTerms } from './redemption-terms';

const CASH = { modules: ['cashManagement'] } as const;

const TermsType = builder.objectRef<ShownTerms>('RedemptionTerms').implement({
  description: 'How the fund a mandate is invested in pays back, from a day on.',
  fields: t => ({
    mandateId: t.exposeID('mandateId'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    fromDay: t.exposeString('fromDay'),
    noticeDays: t.exposeInt('noticeDays', { description: 'Calendar days between the notice and the dealing day.' }),
    frequency: t.expose('frequency', { type: RedemptionFrequencyEnum }),
    payDays: t.exposeInt('payDays', { description: 'Calendar days between the dealing day and the payment.' }),
    lockUpUntil: t.exposeString('lockUpUntil', { nullable: true }),
    gatePercent: t.exposeString('gatePercent', {
      nullable: true,
      description: 'The most that is paid on one dealing day, of what was asked for.',
    }),
    version: t.exposeInt('version'),
    mayWrite: t.exposeBoolean('mayWrite'),
  }),
});

const TermsFields = builder.inputType('RedemptionTermsInput', {
  fields: t => ({
    mandateId: t.id({ required: true }),
    fromDay: t.string({ required: true }),
    noticeDays: t.int({ required: true }),
    frequency: t.string({ required: true }),
    payDays: t.int({ required: true }),
    lockUpUntil: t.string(),
    gatePercent: t.string(),
    version: t.int(),
  }),
});

builder.queryFields(t => ({
  redemptionTerms: t.field({
    access: { ...MEMBER, gate: CASH },
    type: [TermsType],
    args: { assetId: t.arg.id(), mandateId: t.arg.id() },
    resolve: (_, { assetId, mandateId }, ctx) =>
      listRedemptionTerms(signedIn(ctx), { assetId: assetId ? idOf(assetId) : null, mandateId: mandateId ? idOf(mandateId) : null }),
  }),
}));

builder.mutationFields(t => ({
  saveRedemptionTerms: t.field({
    access: { ...WRITER, gate: CASH },
    type: [TermsType],
    args: { input: t.arg({ type: TermsFields, required: true }) },
    resolve: (_, { input }, ctx) => writeRedemptionTerms(signedIn(ctx), input),
  }),
}));
