import { ChangeType } from '#features/figure-changes/public';
import { WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { recalculate, type Recalculated } from './actions';

const RecalculatedType = builder.objectRef<Recalculated>('Recalculated').implement({
  description:
    'Every period return of a month, worked out anew: how many, whether any was shown otherwise, and what moved since the last time.',
  fields: t => ({
    id: t.exposeID('id'),
    asOf: t.exposeString('asOf'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    person: t.exposeString('person'),
    figures: t.exposeInt('figures'),
    corrected: t.exposeInt('corrected'),
    digest: t.exposeString('digest'),
    since: t.exposeString('since', { nullable: true }),
    changes: t.expose('changes', { type: [ChangeType] }),
  }),
});

builder.mutationFields(t => ({
  recalculatePeriodReturn: t.field({
    access: WRITER,
    type: RecalculatedType,
    args: { assetId: t.arg.id({ required: true }), asOf: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => recalculate(signedIn(ctx), args),
  }),
}));
