import { refusalSentence, type FileRefusal } from '@hakaru/contract/imports';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import {
  ApprovalFailureEnum,
  FileRefusalEnum,
  ImportKindEnum,
  ImportStatusEnum,
  SheetIgnoredReasonEnum,
} from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { Wording, type Ignored } from '#features/import-kinds/public';
import { approveFilesBy } from '#features/reporting-tasks/public';
import { listImports, readImport, reimport } from './actions';
import { APPROVED_AT_ONCE_ROWS } from './approval-queue';
import { approveClean, approveImport } from './approve';
import { Finding, OverrideType, RowChangeType, RowType, SheetType } from './graphql-review';
import { mayDownload } from './opening/file-access';
import { fixFindings, readOverrides } from './overrides';
import { countGood, readParts, saveGoodRows } from './parts';
import type { PartLine } from './parts-store';
import { isProposed } from './proposing';
import * as review from './review';
import type { ImportRecord } from './store';

approveFilesBy(approveClean);

export const Step = builder.objectRef<{ status: ImportRecord['status']; at: Date; userName: string | null }>('ImportStep').implement({
  fields: t => ({
    status: t.field({ type: ImportStatusEnum, resolve: ({ status }) => status }),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    userName: t.exposeString('userName', { nullable: true }),
  }),
});
export const File = builder.objectRef<{ fileNo: number; name: string; bytes: number; userName: string; at: Date }>('ImportFile').implement({
  fields: t => ({
    fileNo: t.exposeInt('fileNo'),
    name: t.exposeString('name'),
    bytes: t.exposeInt('bytes'),
    userName: t.exposeString('userName'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});
const IgnoredType = builder.objectRef<Ignored>('ImportIgnored').implement({
  fields: t => ({ sheet: t.exposeString('sheet'), rows: t.exposeInt('rows'), why: t.expose('why', { type: SheetIgnoredReasonEnum }) }),
});
const Refusal = builder.objectRef<FileRefusal>('ImportRefusal').implement({
  fields: t => ({
    code: t.expose('code', { type: FileRefusalEnum }),
    message: t.field({ type: Wording, resolve: refusal => ({ en: refusalSentence(refusal, 'en'), jp: refusalSentence(refusal, 'jp') }) }),
  }),
});
const Proposal = builder.objectRef<ImportRecord>('ImportProposal').implement({
  description: 'That a file was laid before its owner, and what the owner said.',
  fields: t => ({
    at: t.string({ resolve: ({ proposedAt }) => proposedAt?.toISOString() ?? '' }),
    byName: t.string({ resolve: ({ proposedByName }) => proposedByName ?? '' }),
    reason: t.exposeString('proposalReason', { nullable: true }),
    returnedAt: t.string({ nullable: true, resolve: ({ returnedAt }) => returnedAt?.toISOString() ?? null }),
    returnedByName: t.exposeString('returnedByName', { nullable: true }),
    comment: t.exposeString('returnComment', { nullable: true }),
    isOpen: t.boolean({ resolve: isProposed }),
  }),
});
const Approval = builder.objectRef<ImportRecord>('ImportApproval').implement({
  description: 'The approval of a large file, which a job records: that it is under way, or why it was not recorded.',
  fields: t => ({
    at: t.string({ resolve: ({ approvalAt }) => approvalAt?.toISOString() ?? '' }),
    byName: t.string({ resolve: ({ approvalByName }) => approvalByName ?? '' }),
    isOpen: t.exposeBoolean('isBeingApproved', { description: 'Whether it is under way: the file cannot be changed until it has ended.' }),
    failure: t.expose('approvalFailure', { type: ApprovalFailureEnum, nullable: true }),
  }),
});
const Withdrawal = builder.objectRef<ImportRecord>('ImportWithdrawal').implement({
  fields: t => ({
    at: t.string({ resolve: ({ withdrawnAt }) => withdrawnAt?.toISOString() ?? '' }),
    byName: t.string({ resolve: ({ withdrawnByName }) => withdrawnByName ?? '' }),
  }),
});
const Party = builder.objectRef<{ nameEn: string; nameJp: string }>('ImportParty').implement({
  fields: t => ({ name: t.field({ type: Wording, resolve: ({ nameEn, nameJp }) => ({ en: nameEn, jp: nameJp }) }) }),
});

export const ImportType = builder.objectRef<ImportRecord>('Import').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ownerId: t.exposeID('ownerId', { nullable: true }),
    status: t.field({ type: ImportStatusEnum, resolve: ({ status }) => status }),
    kind: t.field({ type: ImportKindEnum, nullable: true, resolve: ({ kind }) => kind }),
    kinds: t.field({ type: [ImportKindEnum], resolve: ({ kinds }) => kinds }),
    fileName: t.exposeString('fileName'),
    bytes: t.exposeInt('bytes'),
    fileNo: t.exposeInt('fileNo'),
    asOf: t.exposeString('asOf', { nullable: true }),
    rows: t.exposeInt('rows'),
    warnings: t.exposeInt('warnings'),
    errors: t.exposeInt('errors'),
    recorded: t.exposeInt('recorded', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    userName: t.exposeString('userName'),
    approvedByName: t.exposeString('approvedByName', { nullable: true }),
    approvedAt: t.string({ nullable: true, resolve: ({ approvedAt }) => approvedAt?.toISOString() ?? null }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
    version: t.exposeInt('version'),
    refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
    ignored: t.field({ type: [IgnoredType], resolve: ({ ignored }) => ignored }),
    isOwn: t.boolean({ resolve: ({ organisationId }, _, ctx) => organisationId === signedIn(ctx).actor.organisation.id }),
    proposal: t.field({ type: Proposal, nullable: true, resolve: found => (found.proposedAt ? found : null) }),
    withdrawn: t.field({ type: Withdrawal, nullable: true, resolve: found => (found.withdrawnAt ? found : null) }),
    approval: t.field({
      type: Approval,
      nullable: true,
      description: 'Null for a file that is approved, and for one that nobody has approved since it was checked.',
      resolve: found => (found.approvalAt ? found : null),
    }),
    isDraft: t.boolean({ description: 'Whether only its sender sees it.', resolve: ({ sharedAt }) => sharedAt === null }),
    steps: t.field({ type: [Step], resolve: (found, _, ctx) => review.readSteps(signedIn(ctx), found) }),
    files: t.field({ type: [File], resolve: (found, _, ctx) => review.readFiles(signedIn(ctx), found) }),
    sheets: t.field({ type: [SheetType], resolve: (found, _, ctx) => review.readSheets(signedIn(ctx), found) }),
    overrides: t.field({
      type: [OverrideType],
      description: 'Values used in place of those in the file, each with who decided it and why.',
      resolve: (found, _, ctx) => readOverrides(signedIn(ctx), found),
    }),
    withheld: t.int({
      description: 'Rows that are not about the reader’s own mandates, and are not shown.',
      resolve: (found, _, ctx) => review.countWithheld(signedIn(ctx), found),
    }),
    mayDownload: t.boolean({
      description: 'Whether the file itself may be fetched: by its sender, and by whoever may see all of it.',
      resolve: (found, _, ctx) => mayDownload(signedIn(ctx), found),
    }),
    sender: t.field({
      type: Party,
      nullable: true,
      resolve: async (found, _, ctx) => (await review.readParties(signedIn(ctx), found)).sender,
    }),
    owner: t.field({
      type: Party,
      nullable: true,
      resolve: async (found, _, ctx) => (await review.readParties(signedIn(ctx), found)).owner,
    }),
  }),
});
const Part = builder.objectRef<PartLine>('ImportPart').implement({
  description: 'Good rows of a file that were saved alone, as an import of their own.',
  fields: t => ({
    id: t.exposeID('id'),
    rows: t.exposeInt('rows'),
    status: t.field({ type: ImportStatusEnum, resolve: ({ status }) => status }),
    isWithdrawn: t.exposeBoolean('isWithdrawn'),
  }),
});
builder.objectFields(ImportType, t => ({
  goodRows: t.int({
    description: 'Rows of a file with errors that its sender could save alone.',
    resolve: (found, _, ctx) => countGood(signedIn(ctx), found),
  }),
  partOf: t.id({
    nullable: true,
    description: 'For its sender: the import whose good rows this one is.',
    resolve: ({ partOf, organisationId }, _, ctx) => (organisationId === signedIn(ctx).actor.organisation.id ? partOf : null),
  }),
  parts: t.field({ type: [Part], resolve: (found, _, ctx) => readParts(signedIn(ctx), found) }),
}));
export const ImportPage = pageType('ImportPage', ImportType);

export const filters = (t: Parameters<Parameters<typeof builder.queryFields>[0]>[0]) => ({
  status: t.arg({ type: ImportStatusEnum }),
  kind: t.arg({ type: ImportKindEnum }),
  search: t.arg.string(),
  proposed: t.arg.boolean({ description: 'Only those that lie before their owner.' }),
  first: t.arg.int(),
  page: t.arg.int(),
});
type FilterArgs = {
  status?: ImportRecord['status'] | null;
  kind?: ImportRecord['kind'];
  search?: string | null;
  proposed?: boolean | null;
};
export const filterOf = ({ status, kind, search, proposed }: { [K in keyof FilterArgs]: FilterArgs[K] | undefined }) => ({
  status: status ?? null,
  kind: kind ?? null,
  search: search || null,
  proposed: proposed ?? false,
});

builder.queryFields(t => ({
  imports: t.field({
    access: MEMBER,
    type: ImportPage,
    args: filters(t),
    resolve: (_, { first, page, ...filter }, ctx) => listImports(signedIn(ctx), filterOf(filter), sliceOf({ first, page })),
  }),
  import: t.field({
    access: MEMBER,
    type: ImportType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readImport(signedIn(ctx), idOf(id)),
  }),
  importFindings: t.field({
    access: MEMBER,
    type: pageType('ImportFindingPage', Finding),
    args: { id: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { id, ...slice }, ctx) => review.listFindings(signedIn(ctx), idOf(id), sliceOf(slice, 500)),
  }),
  importRows: t.field({
    access: MEMBER,
    type: pageType('ImportRowPage', RowType),
    args: { id: t.arg.id({ required: true }), sheet: t.arg.string(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { id, sheet, ...slice }, ctx) =>
      review.listRows(signedIn(ctx), { id: idOf(id), sheet: sheet ?? null, slice: sliceOf(slice, 500) }),
  }),
  importChanges: t.field({
    access: MEMBER,
    type: [RowChangeType],
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => review.listChanges(signedIn(ctx), idOf(id)),
  }),
}));

builder.mutationFields(t => ({
  reimport: t.field({
    access: WRITER,
    type: ImportType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => reimport(signedIn(ctx), { id: idOf(id), version }),
  }),
  approveImport: t.field({
    access: WRITER,
    type: ImportType,
    description: `Approves a checked file. Of more than ${APPROVED_AT_ONCE_ROWS.toLocaleString('en')} rows the answer has an open approval, which a job records: ask for the import until its approval is no longer open. It then is approved or proposed, or the approval names its failure.`,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), reason: t.arg.string() },
    resolve: (_, { id, version, reason }, ctx) => approveImport(signedIn(ctx), { id: idOf(id), version, reason }),
  }),
  saveGoodRows: t.field({
    access: WRITER,
    type: ImportType,
    description: 'Makes an import of its own of the rows without errors, and answers it.',
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => saveGoodRows(signedIn(ctx), { id: idOf(id), version }),
  }),
  fixImport: t.field({
    access: WRITER,
    type: ImportType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      findingIds: t.arg.stringList({ required: true }),
      reason: t.arg.string({ required: true, description: 'Why these values are used in place of those in the file.' }),
    },
    resolve: (_, { id, version, findingIds, reason }, ctx) => fixFindings(signedIn(ctx), { id: idOf(id), version, findingIds, reason }),
  }),
}));
