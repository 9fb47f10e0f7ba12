import type { ValueType } from '@hakaru/contract/data-points';
import { boxOf, evenText, type PageBox, type PageText } from '@hakaru/contract/document-reading';
import { readAmount, readDay, statedUnit } from '@hakaru/contract/document-values';
import { fieldMappingKinds } from '@hakaru/contract/enumerations';
import { AppError, invalid } from '@hakaru/contract/errors';
import type { FieldMapping } from '@hakaru/contract/extraction';
import { documentWithPages, matchInTurn } from '#features/documents/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { extract, type Extracted } from '#features/extraction-models/extract';
import { findPointNames, type PointName } from '#features/extraction-models/replay-store';
import { taughtPatterns, type Taught } from './label-pattern';
import { pointedText, type Pointed, type Stretch } from './pointed-text';

/** The selected value, and mappings that would read it. */
export type Teaching = {
  pointed: string;
  box: PageBox | null;
  label: string | null;
  side: Taught['side'] | null;
  /** The unit of the number: 1000 for 千円. */
  unit: string;
  /** Where the unit is printed; when it is elsewhere on the page, a multiplier mapping is proposed as well. */
  unitPlace: 'none' | 'beside' | 'page';
  dataPointId: string | null;
  mappings: FieldMapping[];
  /** What these mappings read on the whole document. */
  reads: Extracted | null;
  /** Whether that is the selected value itself. */
  isExact: boolean;
};

export type Asked = { documentId: string; page: number; documentType: string; dataPointId: string | null; pointed: Pointed };

/** Proposes label, pattern and unit for a position on a page, from the words read there. Nothing is stored. */
export async function teach(ctx: SignedIn, { documentId, page: wanted, documentType, dataPointId, pointed }: Asked): Promise<Teaching> {
  const organisationId = ctx.actor.organisation.id;
  const { pages, points } = await inTransaction(ctx, async ctx => ({
    pages: (await documentWithPages(ctx, documentId)).pages,
    points: await findPointNames(ctx.db, organisationId),
  }));
  const page = pages.find(one => one.page === wanted);
  if (!page) throw new AppError('notFound');
  const value = pointedText(page, pointed);
  if (!value) throw invalid('box', 'nothingThere');
  const ofType = points.filter(one => one.documentType === documentType);
  const chosen = dataPointId === null ? null : ofType.find(({ id }) => id === dataPointId);
  if (chosen === undefined) throw new AppError('notFound');
  const guessed = taughtPatterns(page, value, shapeOf(page.text.slice(value.from, value.to)));
  const point = chosen ?? pointNamed(ofType, guessed?.label ?? null);
  const type = point?.valueType ?? shapeOf(page.text.slice(value.from, value.to));
  const taught = taughtPatterns(page, value, type);
  const { pattern, isExact } = await fitting(organisationId, pages, { page, value, taught });
  const plain = {
    pointed: page.text.slice(value.from, value.to),
    box: boxOf(page, value.from, value.to),
    label: taught?.label ?? null,
    side: taught?.side ?? null,
    ...unitOf(page, value, type),
    dataPointId: point?.id ?? null,
  };
  if (!point || pattern === null) return { ...plain, mappings: [], reads: null, isExact: false };
  const mappings = mappingsOf(point.id, pattern, plain.unitPlace === 'page');
  const named = mappings.map(mapping => ({
    ...mapping,
    dataPointName: point.name,
    tableName: point.tableName,
    valueType: point.valueType,
  }));
  const [reads = null] = await extract(organisationId, pages, named);
  return { ...plain, mappings, reads, isExact };
}

/** The first pattern that matches the selected position; otherwise the simplest one, with what it matches instead. */
async function fitting(
  organisationId: string,
  pages: readonly PageText[],
  { page, value, taught }: { page: PageText; value: Stretch; taught: Taught | null },
): Promise<{ pattern: string | null; isExact: boolean }> {
  const patterns = taught?.patterns ?? [];
  if (patterns.length === 0) return { pattern: null, isExact: false };
  const found = await matchInTurn(organisationId, { patterns, pages: pages.map(({ page, text }) => ({ page, text })) });
  const isThere = (at: number) =>
    found.some(
      one => !('isInvalid' in one) && one.pattern === at && one.page === page.page && one.from <= value.from && one.to >= value.to,
    );
  const exact = patterns.findIndex((_, at) => isThere(at));
  return { pattern: patterns[Math.max(0, exact)] ?? null, isExact: exact >= 0 };
}

function mappingsOf(dataPointId: string, pattern: string, isScaled: boolean): FieldMapping[] {
  const plain = { dataPointId, prompt: null, factor: null, signHandling: 'None', expectedSign: 'none' } as const;
  const scale = { ...plain, kind: fieldMappingKinds.multiplier, pattern: null };
  return [{ ...plain, kind: fieldMappingKinds.regexp, pattern }, ...(isScaled ? [scale] : [])];
}

const UNIT_BESIDE = /^\s?(?:十億円|億円|百万円|万円|千円|thousand|million|billion)/i;

function unitOf({ text }: PageText, { from, to }: Stretch, type: ValueType): Pick<Teaching, 'unit' | 'unitPlace'> {
  if (type !== 'amount' && type !== 'number') return { unit: '1', unitPlace: 'none' };
  const value = evenText(text.slice(from, to));
  const [beside] = UNIT_BESIDE.exec(evenText(text.slice(to))) ?? /(?:十億円|億円|百万円|万円|千円)$/.exec(value) ?? [];
  if (beside) return { unit: readAmount(`1${beside}`) ?? '1', unitPlace: 'beside' };
  const unit = statedUnit(text);
  return { unit, unitPlace: unit === '1' ? 'none' : 'page' };
}

/** The type a value appears to have, when no data point gives one. */
function shapeOf(text: string): ValueType {
  if (readDay(text) !== null) return 'date';
  return /^[-−▲△(¥$€£\s]*[0-9][0-9,.]*\)?(?:十億円|億円|百万円|万円|千円|円)?$/.test(evenText(text)) ? 'amount' : 'text';
}

/** The data point whose name, in either language, is in the label; the longest name first. */
function pointNamed(points: readonly PointName[], label: string | null): PointName | null {
  if (label === null) return null;
  const words = folded(label);
  const holds = (name: string) => words.includes(folded(name)) || (folded(name).includes(words) && words.length > 2);
  const fitting = points.filter(({ name, nameJp }) => holds(name) || holds(nameJp));
  return fitting.toSorted((one, other) => other.name.length - one.name.length)[0] ?? null;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
