import { SPC_GATE } from '@hakaru/contract/navigation';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { SpcDocumentKindEnum } from '#platform/enumerations/spcs';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { listDocuments, removeDocument } from './actions';
import type { SpcDocumentRow } from './store';

const DocumentType = builder.objectRef<SpcDocumentRow>('SpcDocument').implement({
  description: 'A paper of a company. Its file is fetched by its own address.',
  fields: t => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: SpcDocumentKindEnum }),
    name: t.exposeString('name'),
    bytes: t.exposeInt('bytes'),
    userName: t.exposeString('userName'),
    uploadedAt: t.string({ resolve: ({ uploadedAt }) => uploadedAt.toISOString() }),
  }),
});

builder.queryField('spcDocuments', t =>
  t.field({
    access: { ...MEMBER, gate: SPC_GATE },
    type: [DocumentType],
    args: { spcId: t.arg.id({ required: true }) },
    resolve: (_, { spcId }, ctx) => listDocuments(signedIn(ctx), idOf(spcId)),
  }),
);

builder.mutationField('removeSpcDocument', t =>
  t.boolean({
    access: { ...WRITER, gate: SPC_GATE },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => removeDocument(signedIn(ctx), idOf(id)),
  }),
);
