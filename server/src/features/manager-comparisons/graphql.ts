import { COMPARISON_GATE } from '@hakaru/contract/gates';
import type { PeerMember } from '@hakaru/contract/manager-comparisons';
import { FigureType } from '#features/figures/public';
import { MEMBER, USER_MANAGER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { comparePeers, type PeerComparison, type PeerRow, type Point, type Ranked } from './compare';
import { readConsent, saveConsent, type Consent } from './consent';
import { joinFigures } from './figures';
import { openReach, peersOf, type Peer, type Reach } from './peers';
import { addSet, listSets, removeSet, updateSet, type ShownSet } from './sets';
import type { ConsentEntry } from './store';

joinFigures();

const READER: Access = { ...MEMBER, gate: COMPARISON_GATE };
const AUTHOR: Access = { ...WRITER, gate: COMPARISON_GATE };

const PeerType = builder.objectRef<Peer>('Peer').implement({
  description: 'A mandate that may be compared by name: its client has agreed.',
  fields: t => ({
    assetId: t.exposeID('assetId'),
    entityId: t.id({ resolve: ({ entity }) => entity.id }),
    ref: t.string({ resolve: ({ entity }) => entity.ref }),
    nameEn: t.string({ resolve: ({ entity }) => entity.name.en }),
    nameJp: t.string({ resolve: ({ entity }) => entity.name.jp }),
    clientEn: t.string({ resolve: ({ client }) => client.en }),
    clientJp: t.string({ resolve: ({ client }) => client.jp }),
    managerEn: t.string({ nullable: true, resolve: ({ entity }) => entity.mandate?.manager?.en ?? null }),
    managerJp: t.string({ nullable: true, resolve: ({ entity }) => entity.mandate?.manager?.jp ?? null }),
    classEn: t.string({ nullable: true, resolve: peer => classOf(peer)?.en ?? null }),
    classJp: t.string({ nullable: true, resolve: peer => classOf(peer)?.jp ?? null }),
    feeBps: t.string({ nullable: true, resolve: ({ entity }) => entity.mandate?.terms.at(-1)?.feeBps ?? null }),
  }),
});

const classOf = ({ calculator, entity }: Peer) => calculator.book.classes.find(({ id }) => id === entity.classId)?.name ?? null;

const MASKED = 'How many clients have not agreed to be named; null while there are fewer than three, none included.';

const ChoiceType = builder.objectRef<Reach>('PeerChoice').implement({
  fields: t => ({
    peers: t.field({ type: [PeerType], resolve: peersOf }),
    masked: t.exposeInt('masked', { nullable: true, description: MASKED }),
  }),
});

const RankedType = builder.objectRef<Ranked>('RankedFigure').implement({
  fields: t => ({
    figure: t.expose('figure', { type: FigureType }),
    quartile: t.exposeInt('quartile', { nullable: true, description: 'Among the rows of this comparison; null of fewer than four.' }),
  }),
});

const HorizonType = builder.objectRef<PeerRow['horizons'][number]>('PeerHorizon').implement({
  fields: t => ({
    horizon: t.exposeString('horizon'),
    return: t.expose('return', { type: FigureType }),
    excess: t.expose('excess', { type: RankedType }),
  }),
});

const RollingType = builder.objectRef<Point>('PeerPoint').implement({
  fields: t => ({ day: t.exposeString('day'), figure: t.expose('figure', { type: FigureType }) }),
});

const RowType = builder.objectRef<PeerRow>('PeerRow').implement({
  fields: t => ({
    peer: t.expose('peer', { type: PeerType }),
    benchmarkEn: t.string({ nullable: true, resolve: ({ benchmark }) => benchmark?.en ?? null }),
    benchmarkJp: t.string({ nullable: true, resolve: ({ benchmark }) => benchmark?.jp ?? null }),
    isPublished: t.exposeBoolean('isPublished'),
    marketValue: t.expose('marketValue', { type: FigureType }),
    horizons: t.expose('horizons', { type: [HorizonType] }),
    return: t.field({ type: FigureType, resolve: row => row.figureOf('peerReturn') }),
    excess: t.expose('excess', { type: RankedType }),
    risk: t.field({ type: FigureType, resolve: row => row.figureOf('peerRisk') }),
    trackingError: t.field({ type: FigureType, resolve: row => row.figureOf('peerTrackingError') }),
    informationRatio: t.field({ type: FigureType, resolve: row => row.figureOf('peerInformationRatio') }),
    drawdown: t.field({ type: FigureType, resolve: row => row.figureOf('peerDrawdown') }),
    upCapture: t.field({ type: FigureType, resolve: row => row.figureOf('peerUpCapture') }),
    downCapture: t.field({ type: FigureType, resolve: row => row.figureOf('peerDownCapture') }),
    rolling: t.field({
      type: [RollingType],
      description: 'The yearly excess over 12, 36 or 60 months, at each month-end of the common period that has them all.',
      args: { months: t.arg.int({ required: true }) },
      resolve: (row, { months }) => row.rollingOf(months),
    }),
  }),
});

const ComparisonType = builder.objectRef<PeerComparison>('ManagerComparison').implement({
  description: 'Mandates over the months all of them have, in one currency.',
  fields: t => ({
    asOf: t.exposeString('asOf'),
    from: t.exposeString('from', { nullable: true }),
    months: t.exposeInt('months'),
    currency: t.exposeString('currency'),
    rows: t.expose('rows', { type: [RowType] }),
    masked: t.exposeInt('masked', { nullable: true, description: MASKED }),
  }),
});

const MemberType = builder.objectRef<PeerMember>('ManagerComparisonMember').implement({
  fields: t => ({ assetId: t.exposeID('assetId'), entityId: t.exposeID('entityId') }),
});

const SetType = builder.objectRef<ShownSet>('ManagerComparisonSet').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isShared: t.exposeBoolean('isShared'),
    isOwn: t.exposeBoolean('isOwn'),
    userName: t.exposeString('userName'),
    version: t.exposeInt('version'),
    members: t.expose('members', { type: [MemberType] }),
  }),
});

const EntryType = builder.objectRef<ConsentEntry>('ComparisonConsentEntry').implement({
  fields: t => ({
    isNamed: t.exposeBoolean('isNamed'),
    userName: t.exposeString('userName'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});

const ConsentType = builder.objectRef<Consent>('ComparisonConsent').implement({
  description: 'Whether the sender’s organisation lets its consultants name it beside other clients, with every choice it made.',
  fields: t => ({
    isNamed: t.exposeBoolean('isNamed'),
    version: t.exposeInt('version'),
    history: t.expose('history', { type: [EntryType] }),
  }),
});

const MemberFields = builder.inputType('ManagerComparisonMemberInput', {
  fields: t => ({ assetId: t.id({ required: true }), entityId: t.id({ required: true }) }),
});
const SetFields = builder.inputType('ManagerComparisonSetInput', {
  fields: t => ({
    name: t.string({ required: true }),
    isShared: t.boolean({ required: true }),
    members: t.field({ type: [MemberFields], required: true }),
  }),
});

builder.queryFields(t => ({
  managerComparisonPeers: t.field({ access: READER, type: ChoiceType, resolve: (_, __, ctx) => openReach(signedIn(ctx)) }),
  managerComparison: t.field({
    access: READER,
    type: ComparisonType,
    nullable: true,
    args: {
      members: t.arg({ type: [MemberFields], required: true }),
      asOf: t.arg.string(),
      months: t.arg.int(),
      known: t.arg.string(),
    },
    resolve: (_, ask, ctx) => comparePeers(signedIn(ctx), ask),
  }),
  managerComparisonSets: t.field({ access: READER, type: [SetType], resolve: (_, __, ctx) => listSets(signedIn(ctx)) }),
  comparisonConsent: t.field({ access: MEMBER, type: ConsentType, resolve: (_, __, ctx) => readConsent(signedIn(ctx)) }),
}));

builder.mutationFields(t => {
  const held = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  const input = t.arg({ type: SetFields, required: true });
  return {
    addManagerComparison: t.field({
      access: AUTHOR,
      type: SetType,
      args: { input },
      resolve: (_, { input: given }, ctx) => addSet(signedIn(ctx), given),
    }),
    updateManagerComparison: t.field({
      access: AUTHOR,
      type: SetType,
      args: { ...held, input },
      resolve: (_, { id, version, input: given }, ctx) => updateSet(signedIn(ctx), { id: idOf(id), version }, given),
    }),
    removeManagerComparison: t.boolean({
      access: AUTHOR,
      args: held,
      resolve: (_, { id, version }, ctx) => removeSet(signedIn(ctx), { id: idOf(id), version }),
    }),
    saveComparisonConsent: t.field({
      access: USER_MANAGER,
      type: ConsentType,
      args: { isNamed: t.arg.boolean({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_, choice, ctx) => saveConsent(signedIn(ctx), choice),
    }),
  };
});
