import { FigureType } from '#features/figures/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { DatasetStateEnum, ImportKindEnum, ReportFrequencyEnum, TaskLabelEnum } from '#platform/enumerations/imports';
import { builder, PaginatorInfo } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import * as actions from './actions';
import { dueReports, type DueReport } from './due-reports';
import { validateTasks } from './validate';
import type { DatasetRow, RemarkRow } from './store';

const DatasetType = builder.objectRef<DatasetRow>('TaskDataset').implement({
  fields: t => ({
    dataset: t.exposeString('dataset'),
    state: t.expose('state', { type: DatasetStateEnum }),
    warnings: t.exposeInt('warnings'),
    errors: t.exposeInt('errors'),
    importId: t.exposeID('importId', { nullable: true }),
    receivedAt: t.exposeString('receivedAt'),
    changedAt: t.exposeString('changedAt'),
  }),
});

const RemarkType = builder.objectRef<RemarkRow>('TaskRemark').implement({
  fields: t => ({ body: t.exposeString('body'), userName: t.exposeString('userName'), at: t.exposeString('at') }),
});

const CanType = builder.objectRef<actions.ShownTask['rights']>('TaskCan').implement({
  fields: t => ({ steer: t.exposeBoolean('steer'), report: t.exposeBoolean('report') }),
});

const TaskType = builder.objectRef<actions.ShownTask>('ReportingTask').implement({
  description: 'A package of a mandate on an as-of day. The label is worked out from what has been received, approved and published.',
  fields: t => ({
    id: t.exposeString('id'),
    assignmentId: t.exposeID('assignmentId'),
    assetId: t.exposeID('assetId'),
    clientId: t.exposeID('ownerId'),
    clientEn: t.exposeString('ownerEn'),
    clientJp: t.exposeString('ownerJp'),
    asOf: t.exposeString('asOf'),
    entityId: t.exposeID('entityId'),
    entityRef: t.exposeString('entityRef'),
    entityEn: t.exposeString('entityEn'),
    entityJp: t.exposeString('entityJp'),
    packageName: t.exposeString('packageName'),
    packageNameJp: t.exposeString('packageNameJp', { nullable: true }),
    classEn: t.exposeString('classEn', { nullable: true }),
    classJp: t.exposeString('classJp', { nullable: true }),
    managerEn: t.exposeString('managerEn', { nullable: true }),
    managerJp: t.exposeString('managerJp', { nullable: true }),
    due: t.exposeString('due'),
    daysLeft: t.exposeInt('daysLeft'),
    label: t.expose('label', { type: TaskLabelEnum }),
    isClean: t.exposeBoolean('isClean'),
    required: t.stringList({ resolve: ({ required }) => [...required] }),
    datasets: t.field({ type: [DatasetType], resolve: ({ datasets }) => datasets }),
    receivedAt: t.exposeString('receivedAt', { nullable: true }),
    receivedOn: t.exposeString('receivedOn', { nullable: true }),
    warnings: t.exposeInt('warnings'),
    errors: t.exposeInt('errors'),
    publishedAt: t.exposeString('publishedAt', { nullable: true }),
    reportId: t.exposeID('reportId', { nullable: true }),
    remark: t.field({ type: RemarkType, nullable: true, resolve: ({ remark }) => remark }),
    remindedOn: t.exposeString('remindedOn', { nullable: true }),
    figures: t.field({ type: [FigureType], resolve: ({ figures }) => figures }),
    can: t.field({ type: CanType, resolve: ({ rights }) => rights }),
  }),
});

const CountType = builder.objectRef<actions.TaskPage['counts'][number]>('TaskCount').implement({
  fields: t => ({ label: t.expose('label', { type: TaskLabelEnum }), count: t.exposeInt('count') }),
});

const TaskPageType = builder.objectRef<actions.TaskPage>('ReportingTaskPage').implement({
  fields: t => ({
    data: t.field({ type: [TaskType], resolve: ({ data }) => data }),
    paginatorInfo: t.field({ type: PaginatorInfo, resolve: ({ paginatorInfo }) => paginatorInfo }),
    asOf: t.exposeString('asOf'),
    today: t.exposeString('today'),
    counts: t.field({ type: [CountType], resolve: ({ counts }) => counts }),
  }),
});

const PunctualMonth = builder.objectRef<actions.Punctuality['months'][number]>('PunctualMonth').implement({
  fields: t => ({ asOf: t.exposeString('asOf'), onTime: t.exposeInt('onTime'), total: t.exposeInt('total') }),
});

const PunctualityType = builder.objectRef<actions.Punctuality>('Punctuality').implement({
  fields: t => ({
    managerEn: t.exposeString('managerEn', { nullable: true }),
    managerJp: t.exposeString('managerJp', { nullable: true }),
    months: t.field({ type: [PunctualMonth], resolve: ({ months }) => months }),
  }),
});

const MandatePackageType = builder.objectRef<actions.MandatePackage>('MandatePackage').implement({
  fields: t => ({
    id: t.exposeID('id'),
    packageId: t.exposeID('packageId'),
    packageName: t.exposeString('packageName'),
    packageNameJp: t.exposeString('packageNameJp', { nullable: true }),
    frequency: t.field({ type: ReportFrequencyEnum, resolve: ({ terms }) => terms.frequency }),
    deadlineDays: t.int({ resolve: ({ terms }) => terms.deadlineDays }),
    datasets: t.field({ type: [ImportKindEnum], resolve: ({ terms }) => [...terms.datasets] }),
    reportingStart: t.exposeString('reportingStart'),
    reportingEnd: t.exposeString('reportingEnd', { nullable: true }),
    currentAsOf: t.exposeString('currentAsOf', { nullable: true }),
    currentDue: t.exposeString('currentDue', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const DueReportType = builder.objectRef<DueReport>('DueReport').implement({
  description: 'A report owed for a month-end, as known at a moment.',
  fields: t => ({
    assignmentId: t.exposeID('id'),
    entityId: t.exposeID('entityId'),
    entityRef: t.exposeString('entityRef'),
    entityEn: t.exposeString('entityEn'),
    entityJp: t.exposeString('entityJp'),
    packageName: t.exposeString('packageName'),
    packageNameJp: t.exposeString('packageNameJp', { nullable: true }),
    datasets: t.field({ type: [ImportKindEnum], resolve: ({ terms }) => [...terms.datasets] }),
    deadlineDays: t.int({ resolve: ({ terms }) => terms.deadlineDays }),
    asOf: t.exposeString('asOf'),
    due: t.exposeString('due'),
  }),
});

const OutcomeType = builder.objectRef<actions.Outcome>('TaskOutcome').implement({
  fields: t => ({ done: t.exposeInt('done'), skipped: t.exposeInt('skipped') }),
});

const TaskKeyInput = builder.inputType('TaskKeyInput', {
  fields: t => ({ assignmentId: t.id({ required: true }), asOf: t.string({ required: true }) }),
});

builder.queryFields(t => ({
  reportingTasks: t.field({
    type: TaskPageType,
    access: MEMBER,
    args: {
      assetId: t.arg.id(),
      clientId: t.arg.id({ description: 'Only tasks of one client, for a manager of several.' }),
      asOf: t.arg.string(),
      label: t.arg({ type: TaskLabelEnum }),
      search: t.arg.string(),
      first: t.arg.int(),
      page: t.arg.int(),
    },
    resolve: (_, { assetId, clientId, asOf, label, search, ...slice }, ctx) => {
      const place = { assetId: assetId ? idOf(assetId) : null, clientId: clientId ? idOf(clientId) : null };
      return actions.listTasks(signedIn(ctx), { ...place, asOf: asOf ?? null, label: label ?? null, search: search ?? '' }, sliceOf(slice));
    },
  }),
  punctuality: t.field({
    type: [PunctualityType],
    access: MEMBER,
    args: { assetId: t.arg.id({ required: true }), asOf: t.arg.string({ required: true }) },
    resolve: (_, { assetId, asOf }, ctx) => actions.punctuality(signedIn(ctx), idOf(assetId), asOf),
  }),
  dueReports: t.field({
    type: [DueReportType],
    access: MEMBER,
    args: {
      assetId: t.arg.id({ required: true }),
      asOf: t.arg.string(),
      known: t.arg.string({ description: 'As known at this moment; now if left out.' }),
    },
    resolve: (_, { assetId, asOf, known }, ctx) =>
      dueReports(signedIn(ctx), { assetId: idOf(assetId), asOf: asOf ?? null, known: known ?? null }),
  }),
  mandatePackages: t.field({
    type: [MandatePackageType],
    access: MEMBER,
    args: { assetId: t.arg.id({ required: true }), mandateId: t.arg.id({ required: true }) },
    resolve: (_, { assetId, mandateId }, ctx) => actions.mandatePackages(signedIn(ctx), idOf(assetId), idOf(mandateId)),
  }),
}));

builder.mutationFields(t => ({
  remindReporters: t.field({
    type: OutcomeType,
    access: WRITER,
    args: { assetId: t.arg.id({ required: true }), tasks: t.arg({ type: [TaskKeyInput], required: true }) },
    resolve: (_, { assetId, tasks }, ctx) => actions.remind(signedIn(ctx), idOf(assetId), tasks),
  }),
  validateTasks: t.field({
    type: OutcomeType,
    access: WRITER,
    args: { assetId: t.arg.id({ required: true }), tasks: t.arg({ type: [TaskKeyInput], required: true }) },
    resolve: (_, { assetId, tasks }, ctx) => validateTasks(signedIn(ctx), idOf(assetId), tasks),
  }),
  returnTask: t.boolean({
    access: WRITER,
    args: {
      assetId: t.arg.id({ required: true }),
      assignmentId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      comment: t.arg.string({ required: true }),
    },
    resolve: (_, { assetId, comment, ...key }, ctx) => actions.returnTask(signedIn(ctx), idOf(assetId), key, comment),
  }),
}));
