import type { FigureKey } from '@hakaru/contract/figures';
import { readStatementPart, type HoldingGroup } from '@hakaru/contract/holdings';
import { isHoldingMeasure } from '@hakaru/contract/part-measures';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type FigureContext, type PartTrace } from '#features/figures/public';
import type { FactStory } from '#features/books/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { statementsFor } from './actions';
import { holdingFigure } from './figures';
import { statementPlace, type Statements } from './statement-places';
import { findLineStories, type ReportedMeasure } from './store';

/** Registers the figures of statements, so that they can be shown by key and traced to the line and its source. */
export function joinFigures(): void {
  addFigures({
    owns: isHoldingMeasure,
    open: async (ctx, place, keys) => {
      const statements = await statementsFor(ctx, place, keys);
      return {
        figure: key => holdingFigure(place, statements, key),
        trace: key => traceOf(ctx, place, { statements, key }),
      };
    },
  });
}

type Traced = { statements: Statements; key: FigureKey };

async function traceOf(ctx: SignedIn, place: FigureContext, { statements, key }: Traced): Promise<PartTrace> {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const figure = holdingFigure(place, statements, key, { note: step => void steps.push(step), input: input => void inputs.push(input) });
  return {
    figure,
    method: methodOf(key, inputs.length > 0),
    steps,
    inputs,
    facts: inputs.length > 0 ? [] : await factsOf(ctx, place, { statements, key }),
    partOf: of => partName(statements, of),
  };
}

function methodOf({ measure, part }: FigureKey, isGathered: boolean): string {
  switch (measure) {
    case 'holdingReturn':
      return 'holdings.return';
    case 'holdingEffect':
      return part?.startsWith('|') ? 'figures.sum' : 'holdings.effect';
    case 'holdingOther':
      return 'holdings.other';
    case 'holdingWeight':
      return 'holdings.weight';
    case 'holdingUnrealised':
      return 'holdings.unrealised';
    case 'holdingChange':
      return 'holdings.change';
    case 'holdingDifference':
      return 'holdings.difference';
    case 'holdingDuration':
      return isGathered ? 'bonds.weighted-average' : 'figures.fact';
    case 'holdingRating':
      return 'bonds.average-rating';
    default:
      return isGathered ? 'figures.sum' : 'figures.fact';
  }
}

const REPORTED: ReadonlySet<string> = new Set<ReportedMeasure>([
  'holdingValue',
  'holdingBook',
  'holdingAccrued',
  'holdingUnits',
  'holdingPrice',
  'holdingDuration',
]);
const isReported = (measure: string): measure is ReportedMeasure => REPORTED.has(measure);

async function factsOf(ctx: SignedIn, place: FigureContext, { statements, key }: Traced): Promise<FactStory[]> {
  const of = readStatementPart(key.part)?.of;
  const { entityId, asOf, measure } = key;
  // This also protects the facts: statements are loaded only within the sender's access.
  if (!of || of === 'all' || 'by' in of || !isReported(measure) || !statements.get(statementPlace(entityId, asOf))?.line(of.securityId))
    return [];
  return await inScope(ctx.app.database.db, { organisation: place.ownerId }, db =>
    findLineStories(db, { ownerId: place.ownerId, entityId, securityId: of.securityId, asOf, measure }),
  );
}

function partName(statements: Statements, { part }: FigureKey): { en: string; jp: string } | null {
  const read = readStatementPart(part);
  if (!read || read.of === 'all') return null;
  if ('by' in read.of) return groupName(read.of);
  for (const statement of statements.values()) {
    const line = statement.line(read.of.securityId);
    if (line) return { en: line.nameEn, jp: line.nameJp };
  }
  return null;
}

const GROUPS: Readonly<Record<HoldingGroup, { en: string; jp: string }>> = {
  type: { en: 'Type', jp: '種別' },
  subtype: { en: 'Sub-type', jp: '小分類' },
  country: { en: 'Country', jp: '国' },
  currency: { en: 'Currency', jp: '通貨' },
  rating: { en: 'Rating', jp: '格付' },
  maturity: { en: 'Maturity', jp: '残存年数' },
  priceDate: { en: 'Price date', jp: '単価日' },
  riskWeight: { en: 'Risk weight', jp: 'リスク・ウェイト' },
};

function groupName({ by, group }: { by: HoldingGroup; group: string }): { en: string; jp: string } {
  return { en: `${GROUPS[by].en}: ${group}`, jp: `${GROUPS[by].jp}：${group}` };
}
