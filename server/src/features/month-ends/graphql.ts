import type { Rights } from '#features/grants/public';
import { MEMBER, USER_MANAGER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import * as actions from './actions';
import type { Lacking, RunRow, Unmeasured } from './store';

const LackingType = builder.objectRef<Lacking>('MonthEndLacking').implement({
  fields: t => ({
    entityId: t.exposeID('entityId'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    isPrivate: t.exposeBoolean('isPrivate'),
    blocker: t.exposeString('blocker'),
  }),
});

const UnmeasuredType = builder.objectRef<Unmeasured>('MonthEndUnmeasured').implement({
  fields: t => ({ ref: t.exposeString('ref'), nameEn: t.exposeString('nameEn'), nameJp: t.exposeString('nameJp') }),
});

const RunType = builder.objectRef<RunRow>('MonthEndRun').implement({
  fields: t => ({
    id: t.exposeID('id'),
    asOf: t.exposeString('asOf'),
    kind: t.exposeString('kind'),
    state: t.exposeString('state'),
    done: t.exposeInt('done'),
    total: t.exposeInt('total'),
    failure: t.exposeString('failure', { nullable: true }),
    requestedAt: t.string({ resolve: ({ requestedAt }) => requestedAt.toISOString() }),
  }),
});

const CanType = builder.objectRef<Rights>('MonthEndCan').implement({
  fields: t => ({ steer: t.exposeBoolean('steer'), set: t.exposeBoolean('administer') }),
});

const MonthEndType = builder.objectRef<actions.MonthEnd>('MonthEnd').implement({
  fields: t => ({
    assetId: t.exposeID('assetId'),
    latest: t.string({ nullable: true, resolve: ({ latest }) => latest?.asOf ?? null }),
    populatedAt: t.string({ nullable: true, resolve: ({ latest }) => latest?.populatedAt.toISOString() ?? null }),
    populatedBy: t.string({ nullable: true, resolve: ({ latest }) => latest?.populatedByName ?? null }),
    previous: t.exposeString('previous', { nullable: true }),
    next: t.exposeString('next', { nullable: true }),
    open: t.exposeInt('open'),
    blocking: t.field({ type: [LackingType], resolve: ({ blocking }) => blocking }),
    carried: t.field({ type: [LackingType], resolve: ({ carried }) => carried }),
    unmeasured: t.field({ type: [UnmeasuredType], resolve: ({ unmeasured }) => unmeasured }),
    cancelMiss: t.exposeString('cancelMiss', { nullable: true }),
    publishedReports: t.exposeInt('publishedReports'),
    secondPerson: t.exposeBoolean('secondPerson'),
    run: t.field({ type: RunType, nullable: true, resolve: ({ run }) => run }),
    can: t.field({ type: CanType, resolve: ({ rights }) => rights }),
  }),
});

builder.queryField('monthEnd', t =>
  t.field({
    type: MonthEndType,
    access: MEMBER,
    args: { assetId: t.arg.id({ required: true }) },
    resolve: (_, { assetId }, ctx) => actions.readMonthEnd(signedIn(ctx), idOf(assetId)),
  }),
);

builder.mutationFields(t => ({
  populateMonthEnd: t.field({
    type: RunType,
    access: WRITER,
    args: { assetId: t.arg.id({ required: true }), asOf: t.arg.string({ required: true }) },
    resolve: (_, { assetId, asOf }, ctx) => actions.populate(signedIn(ctx), { assetId: idOf(assetId), asOf }),
  }),
  cancelMonthEnd: t.field({
    type: RunType,
    access: WRITER,
    args: { assetId: t.arg.id({ required: true }), asOf: t.arg.string({ required: true }), reason: t.arg.string() },
    resolve: (_, { assetId, asOf, reason }, ctx) => actions.cancel(signedIn(ctx), { assetId: idOf(assetId), asOf, reason }),
  }),
  setSecondPerson: t.boolean({
    access: USER_MANAGER,
    args: { secondPerson: t.arg.boolean({ required: true }) },
    resolve: (_, { secondPerson }, ctx) => actions.changeSecondPerson(signedIn(ctx), secondPerson),
  }),
}));
