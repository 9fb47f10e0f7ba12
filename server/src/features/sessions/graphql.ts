import { parse } from '@hakaru/contract/fields';
import { loginFilter } from '@hakaru/contract/login-history';
import { impersonationInput } from '@hakaru/contract/profile';
import { MEMBER, SESSION, SUPERUSER, SUPERUSER_IN_ANY_ROLE } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { endOtherSessions, endOwnSession, listLogins, listSessions } from './actions';
import { startImpersonation, stopImpersonation } from './impersonation';
import { profileOf } from './profile';
import { ProfileType } from './profile-graphql';
import type { LoginRow, SessionRow } from './store';

builder.queryField('me', t => t.field({ type: ProfileType, access: SESSION, resolve: (_, __, ctx) => profileOf(signedIn(ctx)) }));

builder.mutationField('startImpersonation', t =>
  t.field({
    type: ProfileType,
    access: SUPERUSER,
    args: { organisationId: t.arg.id({ required: true }), role: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => startImpersonation(signedIn(ctx), parse(impersonationInput, args)),
  }),
);

builder.mutationField('stopImpersonation', t =>
  t.field({ type: ProfileType, access: SUPERUSER_IN_ANY_ROLE, resolve: (_, __, ctx) => stopImpersonation(signedIn(ctx)) }),
);

const SessionType = builder.objectRef<SessionRow>('Session').implement({
  fields: t => ({
    id: t.exposeID('id'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    seenAt: t.string({ resolve: ({ seenAt }) => seenAt.toISOString() }),
    ipAddress: t.exposeString('ip', { nullable: true }),
    userAgent: t.exposeString('userAgent', { nullable: true }),
    isCurrent: t.boolean({ resolve: ({ id }, _, ctx) => id === ctx.actor?.sessionId }),
  }),
});

builder.queryField('sessions', t => t.field({ type: [SessionType], access: MEMBER, resolve: (_, __, ctx) => listSessions(signedIn(ctx)) }));

builder.mutationField('endSession', t =>
  t.boolean({
    access: MEMBER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => endOwnSession(signedIn(ctx), idOf(id)),
  }),
);

builder.mutationField('endOtherSessions', t => t.int({ access: MEMBER, resolve: (_, __, ctx) => endOtherSessions(signedIn(ctx)) }));

const LoginType = builder.objectRef<LoginRow>('LoginHistory').implement({
  fields: t => ({
    id: t.exposeID('id'),
    userName: t.exposeString('userName'),
    logInTime: t.string({ resolve: ({ logInTime }) => logInTime.toISOString() }),
    ipAddress: t.exposeString('ipAddress'),
    outcome: t.exposeString('outcome'),
  }),
});

const LoginsType = pageType('LoginHistoryPage', LoginType);

builder.queryField('loginHistory', t =>
  t.field({
    type: LoginsType,
    access: MEMBER,
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string(), from: t.arg.string(), to: t.arg.string() },
    resolve: (_, { search, from, to, ...slice }, ctx) =>
      listLogins(signedIn(ctx), sliceOf(slice), parse(loginFilter, { search: search ?? '', from: from ?? null, to: to ?? null })),
  }),
);
