import { readBridgePart, tableItems, type TableItem } from '@hakaru/contract/basel';
import { isBaselMeasure } from '@hakaru/contract/basel-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type FigureContext, type PartTrace } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { baselFigure } from './basel-figures';
import { readBaselBook, type BaselBook } from './book';
import { bridgeNames, itemNames } from './item-names';
import { findLineStories } from './store';

/** Registers the figures of the capital report, so that they can be shown by key and traced to composition lines and fund values. */
export function joinFigures(): void {
  addFigures({
    owns: isBaselMeasure,
    open: async (ctx, place, keys) => {
      const entityIds = [...new Set(keys.map(({ entityId }) => entityId))];
      const days = new Set(keys.flatMap(({ asOf, measure, part }) => [asOf, ...(measure === 'baselBridge' ? sinceOf(part) : [])]));
      const book = await readBaselBook(ctx, place, { entityIds, days: [...days] });
      return { figure: key => asFigure(key, baselFigure(place, book, key)), trace: key => traceOf(ctx, place, { book, key }) };
    },
  });
}

function sinceOf(part: string | undefined): string[] {
  const read = readBridgePart(part);
  return read ? [read.since] : [];
}

const FROM_LINES: ReadonlySet<string> = new Set(['baselWeight', 'baselCoverage', 'baselDerivatives', 'baselMissingCost']);

async function traceOf(ctx: SignedIn, place: FigureContext, { book, key }: { book: BaselBook; key: FigureKey }): Promise<PartTrace> {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const result = baselFigure(place, book, key, { note: step => void steps.push(step), input: input => void inputs.push(input) });
  const isFund = book.fundIds.includes(key.entityId) && place.reaches(key.entityId, key.asOf);
  const composition = isFund ? book.at(key.entityId, key.asOf).facts.composition : null;
  const rests = composition !== null && (FROM_LINES.has(key.measure) || (key.part !== undefined && key.measure !== 'baselBridge'));
  const facts = rests
    ? await inScope(ctx.app.database.db, { organisation: place.ownerId }, db => findLineStories(db, place.ownerId, composition.id))
    : [];
  return { figure: asFigure(key, result), method: methodOf(key, isFund), steps, inputs, facts, partOf: of => partName(book, of) };
}

function methodOf({ measure, part }: FigureKey, isFund: boolean): string {
  if (!isFund) return measure === 'baselWeight' ? 'basel.average-weight' : measure === 'baselCoverage' ? 'basel.coverage' : 'figures.sum';
  switch (measure) {
    case 'baselWeight':
      return 'basel.cascade';
    case 'baselExposure':
      return part === undefined ? 'basel.exposure' : 'basel.item';
    case 'baselRwa':
      return part === undefined ? 'basel.rwa' : 'basel.item';
    case 'baselDerivatives':
      return 'basel.counterparty-exposure';
    case 'baselCapital':
      return 'basel.capital';
    case 'baselCoverage':
      return 'basel.coverage';
    case 'baselBridge':
      return 'basel.bridge';
    default:
      return 'basel.missing-data';
  }
}

const isItem = (part: string): part is TableItem => tableItems.some(item => item === part);

function partName(book: BaselBook, { part, entityId, asOf }: FigureKey): { en: string; jp: string } | null {
  if (part === undefined) return null;
  if (isItem(part)) return itemNames[part];
  const bridged = readBridgePart(part);
  if (bridged) return bridgeNames[bridged.effect];
  if (!book.fundIds.includes(entityId)) return null;
  const name = book.at(entityId, asOf).missing.find(({ datum }) => datum === part)?.name;
  return name === undefined ? null : { en: name, jp: name };
}
