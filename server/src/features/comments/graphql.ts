import { commentAudiences } from '@hakaru/contract/comments';
import { invalid } from '@hakaru/contract/errors';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { CommentAudienceEnum, CommentKindEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  addComment,
  deleteComment,
  listComments,
  listMarks,
  listPeople,
  readTalk,
  setPacked,
  setResolved,
  type Mark,
  type PlaceTalk,
} from './actions';
import { listOwn } from './own';
import type { Seen } from './places';
import type { Comment } from './shown';
import type { Person } from './store';

const SeenType = builder.objectRef<Seen>('CommentSeen').implement({
  description: 'A figure with its value or why it was missing; of a task or an import its state.',
  fields: t => ({ value: t.exposeString('value', { nullable: true }), reason: t.exposeString('reason', { nullable: true }) }),
});

const OF_CLIENT = 'The client it is about; null for the reader’s own organisation.';

const CommentType = builder.objectRef<Comment>('Comment').implement({
  fields: t => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: CommentKindEnum }),
    assetId: t.exposeID('assetId', { nullable: true }),
    subject: t.exposeString('subject'),
    ownerId: t.exposeID('ownerId'),
    entityId: t.exposeID('entityId', { nullable: true }),
    ref: t.exposeString('ref'),
    name: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    asOf: t.exposeString('asOf', { nullable: true }),
    body: t.exposeString('body'),
    audience: t.expose('audience', {
      type: CommentAudienceEnum,
      description: 'organisation: the writer’s own people; everyone: whoever sees what it is about.',
    }),
    userName: t.exposeString('userName'),
    organisationName: t.exposeString('authorEn'),
    organisationNameJp: t.exposeString('authorJp'),
    isMine: t.exposeBoolean('isMine'),
    clientName: t.string({ nullable: true, resolve: ({ client }) => client?.en ?? null, description: OF_CLIENT }),
    clientNameJp: t.string({ nullable: true, resolve: ({ client }) => client?.jp ?? null }),
    mentions: t.exposeStringList('mentions'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    seen: t.expose('seen', { type: SeenType, nullable: true, description: 'What the writer saw.' }),
    now: t.expose('now', { type: SeenType, nullable: true }),
    hasChanged: t.exposeBoolean('hasChanged', { nullable: true }),
    resolvedAt: t.string({ nullable: true, resolve: ({ resolvedAt }) => resolvedAt?.toISOString() ?? null }),
    resolvedByName: t.exposeString('resolvedByName', { nullable: true }),
    mayPack: t.exposeBoolean('mayPack'),
    isPacked: t.boolean({
      resolve: ({ packedAt, mayPack }) => mayPack && packedAt !== null,
      description: 'Chosen for the committee’s papers.',
    }),
    version: t.exposeInt('version'),
  }),
});

const MarkType = builder.objectRef<Mark>('CommentMark').implement({
  fields: t => ({ kind: t.expose('kind', { type: CommentKindEnum }), subject: t.exposeString('subject'), open: t.exposeInt('open') }),
});
const PersonType = builder.objectRef<Person>('CommentPerson').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    title: t.exposeString('title', { nullable: true }),
    organisationName: t.exposeString('organisationEn'),
    organisationNameJp: t.exposeString('organisationJp'),
  }),
});
const TalkType = builder.objectRef<PlaceTalk>('CommentTalk').implement({
  fields: t => ({
    mayShare: t.exposeBoolean('mayShare', { description: 'Whether anybody outside the organisation sees this as well.' }),
    clientName: t.string({ nullable: true, resolve: ({ client }) => client?.en ?? null, description: OF_CLIENT }),
    clientNameJp: t.string({ nullable: true, resolve: ({ client }) => client?.jp ?? null }),
  }),
});

const PlaceInput = builder.inputType('CommentPlaceInput', {
  fields: t => ({ kind: t.string({ required: true }), assetId: t.id(), subject: t.string({ required: true }) }),
});
const CommentFields = builder.inputType('CommentInput', {
  fields: t => ({
    body: t.string({ required: true }),
    audience: t.string({ required: true }),
    mentions: t.idList({ required: true }),
    known: t.string(),
  }),
});

type Given = typeof PlaceInput.$inferInput;
const placeOf = ({ assetId, ...place }: Given) => ({ ...place, assetId: assetId ?? null });

builder.queryFields(t => {
  const place = { place: t.arg({ type: PlaceInput, required: true }) };
  return {
    comments: t.field({
      access: MEMBER,
      type: [CommentType],
      args: place,
      resolve: (_, { place }, ctx) => listComments(signedIn(ctx), placeOf(place)),
    }),
    commentTalk: t.field({
      access: MEMBER,
      type: TalkType,
      args: place,
      resolve: (_, { place }, ctx) => readTalk(signedIn(ctx), placeOf(place)),
    }),
    commentPeople: t.field({
      access: WRITER,
      type: [PersonType],
      args: { ...place, audience: t.arg.string({ required: true }) },
      resolve: (_, { place, audience }, ctx) => {
        const wanted = commentAudiences.find(one => one === audience);
        if (!wanted) throw invalid('audience', 'invalid');
        return listPeople(signedIn(ctx), placeOf(place), wanted);
      },
    }),
    commentMarks: t.field({
      access: MEMBER,
      type: [MarkType],
      args: { assetId: t.arg.id({ required: true }) },
      resolve: (_, { assetId }, ctx) => listMarks(signedIn(ctx), idOf(assetId)),
    }),
    ownComments: t.field({
      access: MEMBER,
      type: pageType('CommentPage', CommentType),
      args: { first: t.arg.int(), page: t.arg.int() },
      resolve: (_, slice, ctx) => listOwn(signedIn(ctx), sliceOf(slice)),
    }),
  };
});

builder.mutationFields(t => {
  const place = { place: t.arg({ type: PlaceInput, required: true }) };
  const held = { ...place, id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  return {
    addComment: t.field({
      access: WRITER,
      type: [CommentType],
      args: { ...place, input: t.arg({ type: CommentFields, required: true }) },
      resolve: (_, { place, input }, ctx) => addComment(signedIn(ctx), placeOf(place), { ...input, known: input.known ?? null }),
    }),
    resolveComment: t.field({
      access: WRITER,
      type: [CommentType],
      args: { ...held, isResolved: t.arg.boolean({ required: true }) },
      resolve: (_, { place, id, version, isResolved }, ctx) =>
        setResolved(signedIn(ctx), placeOf(place), { id: idOf(id), version }, isResolved),
    }),
    packComment: t.field({
      access: WRITER,
      type: [CommentType],
      args: { ...held, isPacked: t.arg.boolean({ required: true }) },
      resolve: (_, { place, id, version, isPacked }, ctx) => setPacked(signedIn(ctx), placeOf(place), { id: idOf(id), version }, isPacked),
    }),
    deleteComment: t.field({
      access: WRITER,
      type: [CommentType],
      args: held,
      resolve: (_, { place, id, version }, ctx) => deleteComment(signedIn(ctx), placeOf(place), { id: idOf(id), version }),
    }),
  };
});
