import type { SetupGap, SetupSkip, SetupStep } from '@hakaru/contract/setup-steps';
import { MEMBER, USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { createOwnAsset, readSetup, resumeStep, skipStep, type SetupGuide } from './actions';

const GapType = builder.objectRef<SetupGap>('SetupGap').implement({
  description: 'What a step lacks: of how many, and the codes of the first few of them.',
  fields: t => ({ code: t.exposeString('code'), count: t.exposeInt('count'), refs: t.exposeStringList('refs') }),
});

const SkipType = builder.objectRef<SetupSkip>('SetupSkip').implement({
  fields: t => ({
    reason: t.exposeString('reason'),
    userName: t.exposeString('userName'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});

const StepType = builder.objectRef<SetupStep>('SetupStep').implement({
  fields: t => ({
    id: t.exposeString('id'),
    state: t.exposeString('state'),
    isOptional: t.exposeBoolean('isOptional'),
    found: t.exposeInt('found'),
    gaps: t.field({ type: [GapType], resolve: ({ gaps }) => gaps }),
    skip: t.field({ type: SkipType, nullable: true, resolve: ({ skip }) => skip }),
  }),
});

const GuideType = builder.objectRef<SetupGuide>('SetupGuide').implement({
  description: 'The steps from nothing to the first published month, each as the records have it.',
  fields: t => ({
    steps: t.field({ type: [StepType], resolve: ({ steps }) => steps }),
    fiscalYearStart: t.exposeInt('fiscalYearStart'),
    begunAt: t.string({
      nullable: true,
      description: 'When the organisation began with a copied structure.',
      resolve: ({ begunAt }) => begunAt?.toISOString() ?? null,
    }),
    mayAct: t.exposeBoolean('mayAct'),
  }),
});

const OwnAssetInput = builder.inputType('OwnAssetInput', {
  fields: t => ({
    ref: t.string({ required: true }),
    nameEn: t.string({ required: true }),
    nameJp: t.string({ required: true }),
    baseCurrency: t.string({ required: true }),
  }),
});

builder.queryField('setupGuide', t =>
  t.field({
    access: MEMBER,
    type: GuideType,
    nullable: true,
    description: 'Null once the organisation has published a month, and for organisations without money of their own.',
    resolve: (_, __, ctx) => readSetup(signedIn(ctx)),
  }),
);

builder.mutationFields(t => ({
  skipSetupStep: t.field({
    access: USER_MANAGER,
    type: GuideType,
    args: { step: t.arg.string({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, input, ctx) => skipStep(signedIn(ctx), input),
  }),
  resumeSetupStep: t.field({
    access: USER_MANAGER,
    type: GuideType,
    args: { step: t.arg.string({ required: true }) },
    resolve: (_, { step }, ctx) => resumeStep(signedIn(ctx), step),
  }),
  createOwnAsset: t.id({
    access: USER_MANAGER,
    description: 'A portfolio of the sender’s own organisation, while it is set up. Answers its id.',
    args: { input: t.arg({ type: OwnAssetInput, required: true }) },
    resolve: (_, { input }, ctx) => createOwnAsset(signedIn(ctx), input),
  }),
}));
