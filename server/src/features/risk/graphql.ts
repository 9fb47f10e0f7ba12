import { addOns } from '@hakaru/contract/add-ons';
import { GridRowType } from '#features/figures/public';
import { MEMBER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { correlations } from './actions';

const READER: Access = { ...MEMBER, gate: addOns.risk.gate };

builder.queryFields(t => ({
  riskCorrelations: t.field({
    access: READER,
    type: [GridRowType],
    description: 'Correlations of the excess returns of mandates: one row a mandate, figures in the order of the rows.',
    args: {
      assetId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
      horizon: t.arg.string({ required: true }),
    },
    resolve: (_, args, ctx) => correlations(signedIn(ctx), args),
  }),
}));
