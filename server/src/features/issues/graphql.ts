import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { listContacts, listIssues, resolveIssue } from './actions';
import type { ContactRow, IssueRow } from './store';

const Issue = builder.objectRef<IssueRow>('IssueReport').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    message: t.exposeString('message'),
    page: t.exposeString('page', { nullable: true }),
    userId: t.exposeID('userId', { nullable: true }),
    organisationName: t.exposeString('organisationName', { nullable: true }),
    hasScreenshot: t.exposeBoolean('hasScreenshot'),
    resolvedAt: t.string({ nullable: true, resolve: ({ resolvedAt }) => resolvedAt?.toISOString() ?? null }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
  }),
});

const Contact = builder.objectRef<ContactRow>('ContactRequest').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    company: t.exposeString('company'),
    email: t.exposeString('email'),
    message: t.exposeString('message'),
    language: t.exposeString('language'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
  }),
});

builder.queryField('issueReports', t =>
  t.field({
    type: pageType('IssueReportPage', Issue),
    access: SUPERUSER,
    args: { first: t.arg.int(), page: t.arg.int() },
    resolve: (_, args, ctx) => listIssues(signedIn(ctx), sliceOf(args)),
  }),
);
builder.queryField('contactRequests', t =>
  t.field({
    type: pageType('ContactRequestPage', Contact),
    access: SUPERUSER,
    args: { first: t.arg.int(), page: t.arg.int() },
    resolve: (_, args, ctx) => listContacts(signedIn(ctx), sliceOf(args)),
  }),
);
builder.mutationField('resolveIssue', t =>
  t.boolean({
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }), resolved: t.arg.boolean({ required: true }) },
    resolve: (_, { id, resolved }, ctx) => resolveIssue(signedIn(ctx), idOf(id), resolved),
  }),
);
