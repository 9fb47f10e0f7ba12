import type { Rights } from '#features/grants/public';
import type { Task } from '#features/reporting-tasks/public';
import { MEMBER, USER_MANAGER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import {
  MonthEndBlockerEnum,
  MonthEndCancelMissEnum,
  MonthEndRunKindEnum,
  RunStateEnum,
  TaskLabelEnum,
} from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import * as actions from './actions';
import { populateOpening } from './opening';
import type { OpeningHistory } from './opening-store';
import { readRunningMonth } from './running-month';
import { RunningMonthType } from './running-month-type';
import type { RunRow, Unmeasured } from './store';

const AwaitedReportType = builder.objectRef<Task>('AwaitedReport').implement({
  description: 'The report that would bring what a month lacks.',
  fields: t => ({
    assignmentId: t.exposeID('assignmentId'),
    managerEn: t.exposeString('managerEn', { nullable: true }),
    managerJp: t.exposeString('managerJp', { nullable: true }),
    due: t.exposeString('due'),
    daysLeft: t.exposeInt('daysLeft'),
    label: t.expose('label', { type: TaskLabelEnum }),
    remindedOn: t.exposeString('remindedOn', { nullable: true }),
  }),
});

const LackingType = builder.objectRef<actions.Awaited>('MonthEndLacking').implement({
  fields: t => ({
    entityId: t.exposeID('entityId'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    isPrivate: t.exposeBoolean('isPrivate'),
    blocker: t.expose('blocker', { type: MonthEndBlockerEnum }),
    report: t.field({ type: AwaitedReportType, nullable: true, resolve: ({ report }) => report }),
  }),
});

const UnmeasuredType = builder.objectRef<Unmeasured>('MonthEndUnmeasured').implement({
  fields: t => ({ ref: t.exposeString('ref'), nameEn: t.exposeString('nameEn'), nameJp: t.exposeString('nameJp') }),
});

const RunType = builder.objectRef<RunRow>('MonthEndRun').implement({
  fields: t => ({
    id: t.exposeID('id'),
    asOf: t.exposeString('asOf'),
    kind: t.expose('kind', { type: MonthEndRunKindEnum }),
    state: t.expose('state', { type: RunStateEnum }),
    done: t.exposeInt('done'),
    total: t.exposeInt('total'),
    failure: t.exposeString('failure', { nullable: true }),
    isOpening: t.exposeBoolean('isOpening'),
    requestedAt: t.string({ resolve: ({ requestedAt }) => requestedAt.toISOString() }),
  }),
});

const OpeningType = builder.objectRef<OpeningHistory>('OpeningHistory').implement({
  description: 'Months that were populated at once, before the first report was published.',
  fields: t => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    months: t.exposeInt('months'),
    reportedOnly: t.int({
      description: 'Months with reported values and no holdings to check them by.',
      resolve: ({ reportedOnly }) => reportedOnly,
    }),
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
    cancelMiss: t.expose('cancelMiss', { type: MonthEndCancelMissEnum, nullable: true }),
    publishedReports: t.exposeInt('publishedReports'),
    secondPerson: t.exposeBoolean('secondPerson'),
    opening: t.field({ type: OpeningType, nullable: true, resolve: ({ opening }) => opening }),
    openingTo: t.exposeString('openingTo', { nullable: true }),
    run: t.field({ type: RunType, nullable: true, resolve: ({ run }) => run }),
    can: t.field({ type: CanType, resolve: ({ rights }) => rights }),
  }),
});

builder.queryField('runningMonth', t =>
  t.field({
    type: RunningMonthType,
    nullable: true,
    access: MEMBER,
    args: { assetId: t.arg.id({ required: true }) },
    resolve: (_, { assetId }, ctx) => readRunningMonth(signedIn(ctx), idOf(assetId)),
  }),
);

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
  populateOpeningHistory: t.field({
    type: RunType,
    access: WRITER,
    description: 'Populates every month up to one, in order, while nothing is published; it ends before the first that lacks a value.',
    args: { assetId: t.arg.id({ required: true }), asOf: t.arg.string({ required: true }) },
    resolve: (_, { assetId, asOf }, ctx) => populateOpening(signedIn(ctx), { assetId: idOf(assetId), asOf }),
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
