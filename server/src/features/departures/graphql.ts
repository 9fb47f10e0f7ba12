import { PasskeyAnswerInput } from '#features/second-factors/public';
import { archiveInput, archiveStates } from '@hakaru/contract/departures';
import { parse } from '@hakaru/contract/fields';
import { USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { createArchive, listArchives } from './actions';
import type { ArchiveRow } from './store';

const StateEnum = builder.enumType('OrganisationExportState', { values: archiveStates });

const ArchiveType = builder.objectRef<ArchiveRow>('OrganisationExport').implement({
  description: 'Everything the organisation has, as one archive. It is fetched at GET /organisation-exports/{id} when it is done.',
  fields: t => ({
    id: t.exposeID('id'),
    state: t.expose('state', { type: StateEnum }),
    done: t.exposeInt('done'),
    total: t.exposeInt('total'),
    tables: t.exposeInt('tables', { nullable: true }),
    rows: t.exposeFloat('rows', { nullable: true }),
    files: t.exposeInt('files', { nullable: true }),
    missingFiles: t.exposeInt('missingFiles', { nullable: true, description: 'Files that a row names and that were not found.' }),
    fileName: t.exposeString('fileName', { nullable: true }),
    bytes: t.exposeFloat('bytes', { nullable: true }),
    sha256: t.exposeString('sha256', { nullable: true }),
    isFileGone: t.boolean({
      description: 'An archive is removed after seven days; that it was taken out stays on record.',
      resolve: ({ state, fileKey }) => state === 'done' && fileKey === null,
    }),
    requesterName: t.exposeString('requesterName'),
    requestedAt: t.string({ resolve: ({ requestedAt }) => requestedAt.toISOString() }),
    finishedAt: t.string({ nullable: true, resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null }),
  }),
});

builder.queryField('organisationExports', t =>
  t.field({ type: [ArchiveType], access: USER_MANAGER, resolve: (_, __, ctx) => listArchives(signedIn(ctx)) }),
);

builder.mutationField('createOrganisationExport', t =>
  t.field({
    type: ArchiveType,
    access: USER_MANAGER,
    description:
      'Asks for everything. `name` is the organisation’s name or reference, `password` the sender’s own, `code` or `passkey` that of their second factor where they have one.',
    args: {
      name: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      code: t.arg.string(),
      passkey: t.arg({ type: PasskeyAnswerInput }),
    },
    resolve: (_, input, ctx) => createArchive(signedIn(ctx), parse(archiveInput, input)),
  }),
);
