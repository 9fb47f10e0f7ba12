import { deletionApproval, deletionInput, deletionStates } from '@hakaru/contract/departures';
import { parse } from '@hakaru/contract/fields';
import { PasskeyAnswerInput } from '#features/second-factors/public';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import type { DeletionRow } from './deletion-store';
import { approveDeletion, listDeletions, requestDeletion, withdrawDeletion } from './deletions';

const StateEnum = builder.enumType('OrganisationDeletionState', { values: deletionStates });

const DeletionType = builder.objectRef<DeletionRow>('OrganisationDeletion').implement({
  description: 'An organisation that leaves. Its certificate is fetched at GET /organisation-deletions/{id}/certificate when it is done.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    exportSha256: t.exposeString('exportSha256'),
    exportedAt: t.string({ resolve: ({ exportedAt }) => exportedAt.toISOString() }),
    backupsUntil: t.exposeString('backupsUntil'),
    state: t.expose('state', { type: StateEnum }),
    requesterName: t.exposeString('requesterName'),
    requestedAt: t.string({ resolve: ({ requestedAt }) => requestedAt.toISOString() }),
    isOwn: t.boolean({
      description: 'Somebody else has to approve it.',
      resolve: ({ requestedBy }, _, ctx) => requestedBy === ctx.actor?.user.id,
    }),
    approverName: t.exposeString('approverName', { nullable: true }),
    approvedAt: t.string({ nullable: true, resolve: ({ approvedAt }) => approvedAt?.toISOString() ?? null }),
    done: t.exposeInt('done'),
    total: t.exposeInt('total'),
    files: t.exposeInt('files', { nullable: true }),
    finishedAt: t.string({ nullable: true, resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null }),
    certificate: t.field({
      type: 'Json',
      nullable: true,
      resolve: ({ certificate }) => (certificate === null ? null : JSON.parse(certificate)),
    }),
    version: t.exposeInt('version'),
  }),
});

builder.queryField('organisationDeletions', t =>
  t.field({ type: [DeletionType], access: SUPERUSER, resolve: (_, __, ctx) => listDeletions(signedIn(ctx)) }),
);

builder.mutationFields(t => ({
  requestOrganisationDeletion: t.field({
    type: DeletionType,
    access: SUPERUSER,
    args: {
      ref: t.arg.string({ required: true }),
      backupsUntil: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      code: t.arg.string(),
      passkey: t.arg({ type: PasskeyAnswerInput }),
    },
    resolve: (_, input, ctx) => requestDeletion(signedIn(ctx), parse(deletionInput, input)),
  }),
  approveOrganisationDeletion: t.field({
    type: DeletionType,
    access: SUPERUSER,
    description: 'By another super-user than who requested it.',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      ref: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      code: t.arg.string(),
      passkey: t.arg({ type: PasskeyAnswerInput }),
    },
    resolve: (_, { id, version, ...input }, ctx) =>
      approveDeletion(signedIn(ctx), { id: idOf(id), version }, parse(deletionApproval, input)),
  }),
  withdrawOrganisationDeletion: t.field({
    type: DeletionType,
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => withdrawDeletion(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
