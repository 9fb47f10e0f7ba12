import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import { MEMBER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { showRequest, type ShownRequest } from './actions';
import { providerOf, type Provider } from './provider/request';

const READER: Access = { ...MEMBER, gate: DOCUMENTS_GATE };

const ProviderType = builder.objectRef<Provider>('ExtractionProvider').implement({
  description: 'Who answers the prompts of mappings of kind 1: its host and the model asked.',
  fields: t => ({ host: t.exposeString('host'), model: t.exposeString('model') }),
});

const RequestType = builder.objectRef<ShownRequest>('ExtractionRequest').implement({
  description: 'What reading a document by a model would send to the provider.',
  fields: t => ({
    provider: t.expose('provider', { type: ProviderType }),
    instructions: t.exposeString('instructions'),
    text: t.exposeString('text'),
    isShortened: t.exposeBoolean('isShortened', { description: 'The document is longer than what is sent of it.' }),
    bytes: t.exposeInt('bytes'),
  }),
});

builder.queryFields(t => ({
  extractionProvider: t.field({
    access: READER,
    type: ProviderType,
    nullable: true,
    description: 'Null where none is configured: values of kind 1 are then entered by hand.',
    resolve: (_, __, ctx) => providerOf(ctx.app.settings),
  }),
  extractionRequest: t.field({
    access: READER,
    type: RequestType,
    nullable: true,
    description: 'Null where nothing would be sent.',
    args: { id: t.arg.id({ required: true }), documentId: t.arg.id({ required: true }) },
    resolve: (_, { id, documentId }, ctx) => showRequest(signedIn(ctx), idOf(id), idOf(documentId)),
  }),
}));
