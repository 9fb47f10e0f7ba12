import {
  bridgeEffects,
  capitalPercents,
  compositionInput,
  evidenceInput,
  tableItems,
  type BridgeEffect,
  type TableItem,
} from '@hakaru/contract/basel';
import type { BaselMeasure } from '@hakaru/contract/basel-measures';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import type { Figure, FigureKey } from '@hakaru/contract/figures';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { subtract, toText } from '@hakaru/engine/money/decimal';
import { addDocument, documentFile } from '#features/documents/public';
import { keepSource } from '#features/facts/public';
import { type Ask, type FigureContext, openFigures, readMonthEnd } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import type { Attachment, Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { baselFigure } from './basel-figures';
import { readBaselBook, type BaselBook, type WeighedFacts } from './book';
import * as store from './store';

export type BaselRow = {
  entityId: string;
  ref: string;
  name: { en: string; jp: string };
  weighed: WeighedFacts;
  /** The fund's reported net assets less the value of the mandate; null without a composition. */
  difference: string | null;
  figureOf(measure: BaselMeasure, part?: string): Figure;
};
export type BaselItem = { item: TableItem; figureOf(measure: BaselMeasure): Figure };
export type BaselBridge = { before: Figure; effects: { effect: BridgeEffect; figure: Figure }[] };
export type BaselReply = {
  asOf: string;
  capitalPercent: string;
  version: number;
  isOwn: boolean;
  rows: BaselRow[];
  items: BaselItem[];
  /** The previous quarter-end, from which the change is measured. */
  since: string;
  bridge: BaselBridge;
  totalOf(measure: BaselMeasure): Figure;
};
export type BaselAsk = Ask & { asOf: string; entityId?: string | null };

/** The capital requirement of an asset's funds at a month-end: by fund, by exposure class and in total. */
export async function readBasel(ctx: SignedIn, { entityId = null, ...ask }: BaselAsk): Promise<BaselReply> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const place = await openFigures(ctx, ask);
  const { rootId } = place.calculator.book;
  if (entityId !== null && !place.calculator.entity(entityId)) throw new AppError('notFound');
  const of = entityId ?? rootId;
  const since = quarterBefore(asOf);
  const book = await readBaselBook(ctx, place, { entityIds: of === null ? [] : [of], days: [asOf, since] });
  const figureOf = (id: string, measure: BaselMeasure, part?: string): Figure => {
    const key = { entityId: id, measure, horizon: null, asOf, ...(part === undefined ? {} : { part }) };
    return asFigure(key, baselFigure(place, book, key));
  };
  const beforeOf = (key: FigureKey): Figure => asFigure(key, baselFigure(place, book, key));
  const rows = book.fundIds.filter(id => place.reaches(id, asOf)).flatMap(id => rowOf(place, book, { id, asOf, figureOf }));
  const weight = (row: BaselRow) => Number(row.figureOf('baselRwa').value ?? 0);
  return {
    asOf,
    capitalPercent: book.capitalPercent,
    version: book.version,
    isOwn: place.ownerId === ctx.actor.organisation.id,
    rows: rows.toSorted((one, other) => weight(other) - weight(one)),
    items: of === null ? [] : tableItems.map(item => ({ item, figureOf: measure => figureOf(of, measure, item) })),
    since,
    bridge: {
      before: beforeOf({ entityId: of ?? '', measure: 'baselRwa', horizon: null, asOf: since }),
      effects: bridgeEffects.map(effect => ({ effect, figure: figureOf(of ?? '', 'baselBridge', `${effect}|${since}`) })),
    },
    totalOf: measure => figureOf(of ?? '', measure),
  };
}

/** The quarter-end before a day. */
function quarterBefore(asOf: string): string {
  const back = Number(asOf.slice(5, 7)) % 3;
  return shiftMonthEnd(asOf, back === 0 ? -3 : -back);
}

type RowAsk = { id: string; asOf: string; figureOf(id: string, measure: BaselMeasure, part?: string): Figure };

/** A mandate without a value because it had not begun or had ended has no row. */
function rowOf({ calculator }: FigureContext, book: BaselBook, { id, asOf, figureOf }: RowAsk): BaselRow[] {
  const exposure = figureOf(id, 'baselExposure');
  if (exposure.value === null && exposure.reason === 'not_applicable') return [];
  const entity = calculator.entity(id);
  const weighed = book.at(id, asOf);
  const net = weighed.facts.composition?.netAssets ?? null;
  const difference = net === null || exposure.value === null ? null : toText(subtract(net, exposure.value));
  const named = { ref: entity?.ref ?? '', name: entity?.name ?? { en: '', jp: '' } };
  return [{ entityId: id, ...named, weighed, difference, figureOf: (measure, part) => figureOf(id, measure, part) }];
}

/** Only the owner may write, and only for its own funds. */
async function ownFund(ctx: SignedIn, assetId: string, entityId: string): Promise<FigureContext> {
  const place = await openFigures(ctx, { assetId });
  const entity = place.calculator.entity(entityId);
  if (!entity || entity.kind !== 'mandate') throw new AppError('notFound');
  if (place.ownerId !== ctx.actor.organisation.id) throw new AppError('unauthorized');
  return place;
}

/** Records what a fund is made of at a month-end, as its manager reported it. */
export async function saveComposition(ctx: SignedIn, assetId: string, input: unknown): Promise<boolean> {
  allow(ctx, 'write');
  const checked = parse(compositionInput, input);
  readMonthEnd('asOf', checked.asOf);
  await ownFund(ctx, assetId, checked.entityId);
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['saveBaselComposition', checked], async ctx => {
      const sourceId = await keepSource(ctx.db, organisation.id, {
        kind: 'person',
        labelEn: 'Composition table of the fund',
        labelJp: 'ファンド構成表',
        personId: user.id,
      });
      const id = await store.insertComposition(ctx.db, { ownerId: organisation.id, input: checked, at: ctx.app.now(), sourceId });
      const { entityId, asOf, netAssets, lines } = checked;
      await record(ctx, 'basel.composition', {
        subject: 'baselComposition',
        subjectId: id,
        after: { entityId, asOf, netAssets, lines: lines.length },
      });
      return true;
    }),
  );
}

/** Records the evidence for an approach from a day on. Evidence without a document is recorded too, but the approach stays blocked. */
export async function saveEvidence(ctx: SignedIn, assetId: string, input: unknown): Promise<boolean> {
  allow(ctx, 'write');
  const checked = parse(evidenceInput, input);
  await ownFund(ctx, assetId, checked.entityId);
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['saveBaselEvidence', checked], async ctx => {
      if (checked.documentId !== null && !(await store.hasDocument(ctx.db, organisation.id, checked.documentId)))
        throw invalid('documentId', 'notFound');
      await store.insertEvidence(ctx.db, { ownerId: organisation.id, input: checked, at: ctx.app.now(), userName: user.name });
      await record(ctx, 'basel.evidence', { subject: 'baselEvidence', subjectId: checked.entityId, after: checked });
      return true;
    }),
  );
}

export async function saveStandard(ctx: SignedIn, { capitalPercent, version }: store.Standard): Promise<boolean> {
  allow(ctx, 'write');
  if (!capitalPercents.some(one => one === capitalPercent)) throw invalid('capitalPercent', 'invalid');
  const { id } = ctx.actor.organisation;
  return await inTransaction(ctx, async ctx => {
    const before = await store.findStandard(ctx.db, id);
    if (!(await store.saveStandard(ctx.db, id, { capitalPercent, version }))) throw new AppError('conflict');
    await record(ctx, 'basel.standard', { subject: 'organisation', subjectId: id, before, after: { capitalPercent } });
    return true;
  });
}

/** Stores a document that supports an approach in the organisation's document vault. */
export async function addEvidenceFile(ctx: SignedIn, file: Upload, fields: unknown): Promise<string> {
  const { document } = await addDocument(ctx, file, fields);
  return document.id;
}

/** The file of a document that is cited as evidence; other documents of the vault cannot be opened here. */
export async function evidenceFile(ctx: SignedIn, id: string): Promise<Attachment> {
  const isCited = await inTransaction(ctx, ctx => store.supports(ctx.db, ctx.actor.organisation.id, id));
  if (!isCited) throw new AppError('notFound');
  return await documentFile(ctx, id);
}
