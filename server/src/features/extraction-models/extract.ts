import { boxOf, type PageBox, type PageText } from '@hakaru/contract/document-reading';
import { statedUnit } from '@hakaru/contract/document-values';
import { fieldMappingKinds } from '@hakaru/contract/enumerations';
import { hasWrongSign, scaled, signedDecimal, valueOf } from '@hakaru/contract/extraction';
import { matchInTurn } from '#features/documents/public';
import type { MappingRow } from './store';

export type ValueStatus = 'found' | 'missing' | 'unreadable' | 'needsEntry';

/** What a model read for one data point, with where it stands. Confidence is a percentage; what is low is looked at first. */
export type Extracted = {
  dataPointId: string;
  dataPointName: string;
  tableName: string;
  kind: number;
  page: number;
  found: string | null;
  value: string | null;
  box: PageBox | null;
  confidence: number;
  status: ValueStatus;
};

type Match = { page: number; from: number; to: number; text: string };
const CONFIDENCE = { labelled: 95, wrongSign: 50, unreadable: 20, none: 0 } as const;
const LONGEST = 512;

/** Runs a model's mappings in their order over a document's pages. */
export async function extract(organisationId: string, pages: readonly PageText[], mappings: readonly MappingRow[]): Promise<Extracted[]> {
  const matches = await matchesOf(organisationId, pages, mappings);
  const values = new Map<string, Extracted>();
  for (const [at, mapping] of mappings.entries()) {
    const before = values.get(mapping.dataPointId);
    const after = stepOf(mapping, { before, match: matches.get(at), pages });
    if (after) values.set(mapping.dataPointId, after);
  }
  return [...values.values()];
}

async function matchesOf(organisationId: string, pages: readonly PageText[], mappings: readonly MappingRow[]): Promise<Map<number, Match>> {
  const asked = [...mappings.entries()].filter(([, { kind, pattern }]) => kind === fieldMappingKinds.regexp && pattern);
  if (asked.length === 0 || pages.length === 0) return new Map();
  const found = await matchInTurn(organisationId, {
    patterns: asked.map(([, { pattern }]) => pattern ?? ''),
    pages: pages.map(({ page, text }) => ({ page, text })),
  });
  return new Map(found.flatMap(one => ('isInvalid' in one ? [] : [[asked[one.pattern]?.[0] ?? -1, one] as const])));
}

type Step = { before: Extracted | undefined; match: Match | undefined; pages: readonly PageText[] };

function stepOf(mapping: MappingRow, { before, match, pages }: Step): Extracted | null {
  if (mapping.kind === fieldMappingKinds.multiplier) return before?.value ? withFactor(before, mapping, pages) : null;
  if (before?.status === 'found') return null; // an earlier mapping found it
  // No provider is configured: a person has to enter the value.
  if (mapping.kind === fieldMappingKinds.gpt) return { ...emptyOf(mapping), status: 'needsEntry' };
  return match ? fromMatch(mapping, match, pages) : (before ?? emptyOf(mapping));
}

function emptyOf({ dataPointId, dataPointName, tableName, kind }: MappingRow): Extracted {
  const nothing = { page: 0, found: null, value: null, box: null, confidence: CONFIDENCE.none, status: 'missing' } as const;
  return { dataPointId, dataPointName, tableName, kind, ...nothing };
}

function fromMatch(mapping: MappingRow, { page, from, to, text }: Match, pages: readonly PageText[]): Extracted {
  const on = pages.find(one => one.page === page);
  const read = valueOf(mapping.valueType, text);
  const placed = { ...emptyOf(mapping), page, found: text.slice(0, LONGEST), box: on ? boxOf(on, from, to) : null };
  if (read === null) return { ...placed, confidence: CONFIDENCE.unreadable, status: 'unreadable' };
  const value = isNumber(mapping) ? signedDecimal(read, mapping.signHandling) : read.slice(0, LONGEST);
  return { ...placed, value, confidence: confidenceOf(mapping, value), status: 'found' };
}

function withFactor(before: Extracted, mapping: MappingRow, pages: readonly PageText[]): Extracted {
  if (!isNumber(mapping) || before.value === null) return before;
  const factor = mapping.factor ?? statedUnit(pages.find(({ page }) => page === before.page)?.text ?? '');
  const value = signedDecimal(scaled(before.value, factor), mapping.signHandling);
  return { ...before, value, confidence: Math.min(before.confidence, confidenceOf(mapping, value)) };
}

const isNumber = ({ valueType }: MappingRow): boolean => valueType === 'amount' || valueType === 'number' || valueType === 'percent';

function confidenceOf(mapping: MappingRow, value: string): number {
  return isNumber(mapping) && hasWrongSign(value, mapping.expectedSign) ? CONFIDENCE.wrongSign : CONFIDENCE.labelled;
}
