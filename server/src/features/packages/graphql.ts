import { packageKinds } from '@hakaru/contract/address-choices';
import type { PackageTerms } from '@hakaru/contract/packages';
import { MEMBER, SUPERUSER, USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ImportKindEnum, PackageKindEnum, PackageTypeEnum, ReportFrequencyEnum } from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import * as actions from './actions';
import type { AssignmentRow } from './store';
import type { Package, TermsSince } from './terms';

const TermsType = builder.objectRef<PackageTerms>('PackageTerms').implement({
  fields: t => ({
    frequency: t.expose('frequency', { type: ReportFrequencyEnum }),
    deadlineDays: t.exposeInt('deadlineDays'),
    datasets: t.field({ type: [ImportKindEnum], resolve: ({ datasets }) => [...datasets] }),
  }),
});

const TermsSinceType = builder.objectRef<TermsSince>('PackageTermsSince').implement({
  description: 'What a package asks, its parents included, for month-ends from a day on; null is from the beginning.',
  fields: t => ({
    fromDay: t.exposeString('fromDay', { nullable: true }),
    frequency: t.expose('frequency', { type: ReportFrequencyEnum }),
    deadlineDays: t.exposeInt('deadlineDays'),
    datasets: t.field({ type: [ImportKindEnum], resolve: ({ datasets }) => [...datasets] }),
  }),
});

const PackageRef = builder.objectRef<Package>('Package').implement({
  description: 'What is reported, how often, and by which business day. What it leaves open (null) comes from its parent.',
  fields: t => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: PackageKindEnum }),
    type: t.expose('type', { type: PackageTypeEnum }),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    parentId: t.exposeID('parentId', { nullable: true }),
    parentName: t.exposeString('parentName', { nullable: true }),
    parentNameJp: t.exposeString('parentNameJp', { nullable: true }),
    datasets: t.stringList({ nullable: true, resolve: ({ datasets }) => (datasets ? [...datasets] : null) }),
    frequency: t.expose('frequency', { type: ReportFrequencyEnum, nullable: true }),
    deadlineDays: t.exposeInt('deadlineDays', { nullable: true }),
    terms: t.field({ type: TermsType, resolve: ({ terms }) => terms }),
    history: t.field({ type: [TermsSinceType], resolve: ({ history }) => history }),
    organisationId: t.exposeID('organisationId'),
    organisationEn: t.exposeString('organisationEn'),
    organisationJp: t.exposeString('organisationJp'),
    assigned: t.exposeInt('assigned'),
    version: t.exposeInt('version'),
  }),
});

export const AssignmentType = builder.objectRef<AssignmentRow>('PackageAssignment').implement({
  fields: t => ({
    id: t.exposeID('id'),
    packageId: t.exposeID('packageId'),
    entityId: t.exposeID('entityId'),
    entityRef: t.exposeString('entityRef'),
    entityEn: t.exposeString('entityEn'),
    entityJp: t.exposeString('entityJp'),
    reportingStart: t.exposeString('reportingStart'),
    reportingEnd: t.exposeString('reportingEnd', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const AnyPackageType = builder.objectRef<actions.AnyPackage>('AnyPackage').implement({
  description: 'A package of any organisation, as administration reads it.',
  fields: t => ({
    package: t.field({ type: PackageRef, resolve: found => found.package }),
    assignments: t.field({ type: [AssignmentType], resolve: ({ assignments }) => assignments }),
  }),
});

const PackageInputType = builder.inputType('PackageInput', {
  fields: t => ({
    kind: t.string({ required: true }),
    type: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string(),
    description: t.string(),
    parentId: t.id(),
    datasets: t.stringList(),
    frequency: t.string(),
    deadlineDays: t.int(),
    termsFromDay: t.string({ description: 'Where what it asks changes: the first day that holds from; today if left out.' }),
  }),
});

const AssignmentInputType = builder.inputType('PackageAssignmentInput', {
  fields: t => ({ reportingStart: t.string({ required: true }), reportingEnd: t.string() }),
});

const PackagePage = pageType('PackagePage', PackageRef);
const kindOf = (kind: string | null | undefined) => packageKinds.find(one => one === kind) ?? null;

builder.queryFields(t => ({
  packages: t.field({
    type: PackagePage,
    access: MEMBER,
    args: { kind: t.arg.string(), search: t.arg.string(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { kind, search, ...slice }, ctx) =>
      actions.listPackages(signedIn(ctx), sliceOf(slice), { kind: kindOf(kind), search: search ?? '' }),
  }),
  allPackages: t.field({
    type: PackagePage,
    access: SUPERUSER,
    args: { kind: t.arg.string(), search: t.arg.string(), organisationId: t.arg.id(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { kind, search, organisationId, ...slice }, ctx) =>
      actions.listAllPackages(signedIn(ctx), sliceOf(slice), {
        kind: kindOf(kind),
        search: search ?? '',
        organisationId: organisationId ? idOf(organisationId) : null,
      }),
  }),
  anyPackage: t.field({
    type: AnyPackageType,
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => actions.readAnyPackage(signedIn(ctx), idOf(id)),
  }),
  package: t.field({
    type: PackageRef,
    access: MEMBER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => actions.readPackage(signedIn(ctx), idOf(id)),
  }),
  packageAssignments: t.field({
    type: [AssignmentType],
    access: MEMBER,
    args: { packageId: t.arg.id({ required: true }) },
    resolve: (_, { packageId }, ctx) => actions.packageAssignments(signedIn(ctx), idOf(packageId)),
  }),
}));

const idArg = { required: true } as const;
builder.mutationFields(t => ({
  createPackage: t.field({
    type: PackageRef,
    access: USER_MANAGER,
    args: { input: t.arg({ type: PackageInputType, required: true }), key: t.arg.string({ required: true }) },
    resolve: (_, { input, key }, ctx) => actions.createPackage(signedIn(ctx), input, key),
  }),
  createPackageFor: t.field({
    type: AnyPackageType,
    access: SUPERUSER,
    args: {
      organisationId: t.arg.id(idArg),
      input: t.arg({ type: PackageInputType, required: true }),
      key: t.arg.string({ required: true }),
    },
    resolve: (_, { organisationId, ...request }, ctx) => actions.createPackageFor(signedIn(ctx), idOf(organisationId), request),
  }),
  updatePackage: t.field({
    type: PackageRef,
    access: USER_MANAGER,
    args: { id: t.arg.id(idArg), version: t.arg.int(idArg), input: t.arg({ type: PackageInputType, required: true }) },
    resolve: (_, { id, ...change }, ctx) => actions.updatePackage(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  deletePackage: t.boolean({
    access: USER_MANAGER,
    args: { id: t.arg.id(idArg) },
    resolve: (_, { id }, ctx) => actions.deletePackage(signedIn(ctx), idOf(id)),
  }),
  assignPackage: t.field({
    type: AssignmentType,
    access: USER_MANAGER,
    args: { packageId: t.arg.id(idArg), entityId: t.arg.id(idArg), input: t.arg({ type: AssignmentInputType, required: true }) },
    resolve: (_, { packageId, entityId, input }, ctx) =>
      actions.assignPackage(signedIn(ctx), { packageId: idOf(packageId), entityId: idOf(entityId), input }),
  }),
  updatePackageAssignment: t.field({
    type: AssignmentType,
    access: USER_MANAGER,
    args: { id: t.arg.id(idArg), version: t.arg.int(idArg), input: t.arg({ type: AssignmentInputType, required: true }) },
    resolve: (_, { id, ...change }, ctx) => actions.updateAssignment(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  unassignPackage: t.boolean({
    access: USER_MANAGER,
    args: { id: t.arg.id(idArg) },
    resolve: (_, { id }, ctx) => actions.unassignPackage(signedIn(ctx), idOf(id)),
  }),
}));
