import { WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { savePolicy, type SavedPolicy } from './actions';

const PolicyRowInput = builder.inputType('PolicyRowInput', {
  fields: t => ({ id: t.id({ required: true }), percent: t.string(), band: t.string({ required: true }) }),
});

const PolicyInputType = builder.inputType('PolicyInput', {
  fields: t => ({
    fromDay: t.string({ required: true }),
    reason: t.string(),
    rows: t.field({ type: [PolicyRowInput], required: true }),
  }),
});

const SavedPolicyType = builder.objectRef<SavedPolicy>('SavedPolicy').implement({
  fields: t => ({
    assetId: t.exposeID('assetId'),
    fromDay: t.exposeString('fromDay'),
    classIds: t.idList({ resolve: ({ rows }) => rows.map(({ id }) => id) }),
  }),
});

builder.mutationFields(t => ({
  savePolicy: t.field({
    access: WRITER,
    type: SavedPolicyType,
    args: { assetId: t.arg.id({ required: true }), input: t.arg({ type: PolicyInputType, required: true }) },
    resolve: (_, { assetId, input }, ctx) =>
      savePolicy(signedIn(ctx), assetId, { ...input, rows: input.rows.map(row => ({ ...row, percent: row.percent ?? null })) }),
  }),
}));
