import { addOns } from '@hakaru/contract/add-ons';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { PointType } from '#features/figures/public';
import { attributionPath } from './actions';

builder.queryFields(t => ({
  attributionPath: t.field({
    access: { ...MEMBER, gate: addOns.attribution.gate },
    type: [PointType],
    description:
      'The linked effects of the whole asset, month by month through a horizon: allocation, selection, interaction, other, total.',
    args: {
      assetId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
      horizon: t.arg.string({ required: true }),
    },
    resolve: (_, args, ctx) => attributionPath(signedIn(ctx), args),
  }),
}));
