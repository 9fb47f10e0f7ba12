import { SUPERUSER, USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { listEntries, listEntriesOf } from './actions';
import type { CheckRow } from './check-store';
import type { AuditRow } from './store';
import { readCheck } from './verification';

const Entry = builder.objectRef<AuditRow>('AuditEntry').implement({
  fields: t => ({
    id: t.exposeID('seq'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    action: t.exposeString('action'),
    subject: t.exposeString('subject'),
    subjectId: t.exposeString('subjectId', { nullable: true }),
    before: t.field({ type: 'Json', nullable: true, resolve: ({ before }) => before }),
    after: t.field({ type: 'Json', nullable: true, resolve: ({ after }) => after }),
    userId: t.exposeID('userId', { nullable: true }),
    userName: t.exposeString('userName', { nullable: true }),
    isSupport: t.exposeBoolean('isSupport'),
    asRole: t.exposeString('asRole', { nullable: true }),
    tokenId: t.exposeID('tokenId', { nullable: true, description: 'The service token or intake of files by which a program acted.' }),
  }),
});

export const EntryPage = pageType('AuditEntryPage', Entry);

builder.queryField('auditEntries', t =>
  t.field({
    type: EntryPage,
    access: USER_MANAGER,
    args: {
      first: t.arg.int(),
      page: t.arg.int(),
      supportOnly: t.arg.boolean(),
      subject: t.arg.string(),
      subjectId: t.arg.string(),
    },
    resolve: (_, { supportOnly, subject, subjectId, ...slice }, ctx) =>
      listEntries(signedIn(ctx), sliceOf(slice), {
        supportOnly: supportOnly ?? false,
        subject: subject ?? null,
        subjectId: subjectId ?? null,
      }),
  }),
);
builder.queryField('organisationAuditEntries', t =>
  t.field({
    type: EntryPage,
    access: SUPERUSER,
    args: { organisationId: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int(), supportOnly: t.arg.boolean() },
    resolve: (_, { organisationId, supportOnly, ...slice }, ctx) =>
      listEntriesOf(signedIn(ctx), idOf(organisationId), sliceOf(slice), {
        supportOnly: supportOnly ?? false,
        subject: null,
        subjectId: null,
      }),
  }),
);

const Check = builder.objectRef<CheckRow>('AuditCheck').implement({
  description: 'What the last verification of the organisation’s trail found.',
  fields: t => ({
    verifiedAt: t.string({ nullable: true, resolve: ({ verifiedAt }) => verifiedAt?.toISOString() ?? null }),
    rows: t.exposeInt('rows'),
    brokenAt: t.exposeInt('brokenSeq', { nullable: true, description: 'The first entry that is not what it was.' }),
    reason: t.exposeString('reason', { nullable: true }),
    anchoredAt: t.string({ nullable: true, resolve: ({ anchoredAt }) => anchoredAt?.toISOString() ?? null }),
  }),
});

builder.queryField('auditCheck', t =>
  t.field({ type: Check, nullable: true, access: USER_MANAGER, resolve: (_, __, ctx) => readCheck(signedIn(ctx)) }),
);
