import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { Organisation } from './graphql';
import { listRequests, requestPackage } from './package-requests';
import type { PackageRequest } from './store';

const PackageRequestType = builder.objectRef<PackageRequest>('PackageRequest').implement({
  description: 'A package somebody asked for; granting it answers the request.',
  fields: t => ({ type: t.exposeString('type'), userName: t.exposeString('userName'), requestedAt: t.exposeString('requestedAt') }),
});

builder.objectField(Organisation, 'packageRequests', t => t.expose('packageRequests', { type: [PackageRequestType] }));

builder.queryField('packageRequests', t =>
  t.field({ access: MEMBER, type: [PackageRequestType], resolve: (_, __, ctx) => listRequests(signedIn(ctx)) }),
);

builder.mutationField('requestPackage', t =>
  t.field({
    access: WRITER,
    type: [PackageRequestType],
    args: { type: t.arg.string({ required: true }) },
    resolve: (_, { type }, ctx) => requestPackage(signedIn(ctx), type),
  }),
);
