import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { File, filterOf, filters, ImportPage, ImportType, Step } from './graphql';
import { listUploads, readUpload, reimportUpload, type UploadDetail } from './uploads';

const UploadType = builder.objectRef<UploadDetail>('Upload').implement({
  description: 'A file of any organisation and its log, as administration reads them. The file itself is at GET /uploads/{id}/file.',
  fields: t => ({
    import: t.field({ type: ImportType, resolve: found => found }),
    organisationId: t.exposeID('organisationId'),
    log: t.field({ type: [Step], resolve: ({ log }) => log }),
    files: t.field({ type: [File], resolve: ({ stored }) => stored }),
  }),
});

builder.queryFields(t => ({
  uploads: t.field({
    access: SUPERUSER,
    type: ImportPage,
    args: filters(t),
    resolve: (_, { first, page, ...filter }, ctx) => listUploads(signedIn(ctx), filterOf(filter), sliceOf({ first, page })),
  }),
  upload: t.field({
    access: SUPERUSER,
    type: UploadType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readUpload(signedIn(ctx), idOf(id)),
  }),
}));

builder.mutationFields(t => ({
  reimportUpload: t.field({
    access: SUPERUSER,
    type: UploadType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => reimportUpload(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
