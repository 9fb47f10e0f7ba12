import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { listCommentaries, readCommentary, removeFile, saveCommentary, type CommentaryView } from './actions';
import type { CommentaryRow } from './store';

const CommentaryType = builder.objectRef<CommentaryRow>('Commentary').implement({
  description: 'What a manager says about a mandate’s month. The file itself is at GET /commentaries/{id}/file.',
  fields: t => ({
    id: t.exposeID('id'),
    asOf: t.exposeString('asOf'),
    version: t.exposeInt('version'),
    body: t.exposeString('body'),
    fileName: t.exposeString('fileName', { nullable: true }),
    fileBytes: t.exposeInt('fileBytes', { nullable: true }),
    fileSha256: t.exposeString('fileSha256', { nullable: true }),
    userName: t.exposeString('userName'),
    recordedAt: t.string({ resolve: ({ recordedAt }) => recordedAt.toISOString() }),
  }),
});

const CommentaryViewType = builder.objectRef<CommentaryView>('CommentaryView').implement({
  fields: t => ({
    current: t.expose('current', { type: CommentaryType, nullable: true }),
    version: t.exposeInt('version'),
    canWrite: t.exposeBoolean('canWrite'),
  }),
});

builder.queryFields(t => ({
  commentary: t.field({
    access: MEMBER,
    type: CommentaryViewType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
    },
    resolve: (_, { assetId, entityId, asOf, known }, ctx) =>
      readCommentary(signedIn(ctx), { assetId: idOf(assetId), entityId: idOf(entityId), asOf, known }),
  }),
  commentaries: t.field({
    access: MEMBER,
    type: [CommentaryType],
    args: { assetId: t.arg.id({ required: true }), entityId: t.arg.id({ required: true }), known: t.arg.string() },
    resolve: (_, { assetId, entityId, known }, ctx) =>
      listCommentaries(signedIn(ctx), { assetId: idOf(assetId), entityId: idOf(entityId), known }),
  }),
}));

builder.mutationFields(t => ({
  saveCommentary: t.field({
    access: WRITER,
    type: CommentaryViewType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
      body: t.arg.string({ required: true }),
    },
    resolve: (_, { assetId, entityId, asOf, version, body }, ctx) =>
      saveCommentary(signedIn(ctx), { assetId: idOf(assetId), entityId: idOf(entityId), asOf, version }, { body }),
  }),
  removeCommentaryFile: t.field({
    access: WRITER,
    type: CommentaryViewType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
    },
    resolve: (_, { assetId, entityId, asOf, version }, ctx) =>
      removeFile(signedIn(ctx), { assetId: idOf(assetId), entityId: idOf(entityId), asOf, version }),
  }),
}));
