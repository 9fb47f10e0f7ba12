import { addOns } from '@hakaru/contract/add-ons';
import { PointType } from '#features/figures/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { LinkingMethodEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { attributionOptions, attributionPath, saveLinking, type AttributionOptions } from './actions';

const { gate } = addOns.attribution;

const OptionsType = builder.objectRef<AttributionOptions>('AttributionOptions').implement({
  description: 'By which method the owner of an asset links the months of an attribution.',
  fields: t => ({
    linking: t.expose('linking', { type: LinkingMethodEnum }),
    version: t.exposeInt('version'),
    isOwn: t.exposeBoolean('isOwn'),
  }),
});

const LinkingFields = builder.inputType('AttributionLinkingInput', {
  fields: t => ({ linking: t.string({ required: true }), reason: t.string(), version: t.int({ required: true }) }),
});

builder.queryFields(t => ({
  attributionPath: t.field({
    access: { ...MEMBER, gate },
    type: [PointType],
    description:
      'The linked effects of the whole asset, month by month through a period: allocation, selection, interaction, other, total; of the geometric form without interaction.',
    args: {
      assetId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
      horizon: t.arg.string({ required: true }),
      form: t.arg.string(),
    },
    resolve: (_, args, ctx) => attributionPath(signedIn(ctx), args),
  }),
  attributionOptions: t.field({
    access: { ...MEMBER, gate },
    type: OptionsType,
    args: { assetId: t.arg.id({ required: true }), known: t.arg.string() },
    resolve: (_, args, ctx) => attributionOptions(signedIn(ctx), args),
  }),
}));

builder.mutationField('saveAttributionLinking', t =>
  t.boolean({
    access: { ...WRITER, gate },
    args: { input: t.arg({ type: LinkingFields, required: true }) },
    resolve: (_, { input }, ctx) => saveLinking(signedIn(ctx), input),
  }),
);
