import { boxOf, ocrConfidence, type PageBox, type PageText } from '@hakaru/contract/document-reading';
import { statedUnit } from '@hakaru/contract/document-values';
import { fieldMappingKinds } from '@hakaru/contract/enumerations';
import { hasWrongSign, scaled, signedDecimal, valueOf } from '@hakaru/contract/extraction';
import { placeOf, type ValuePlace } from '@hakaru/contract/value-places';
import { matchInTurn } from '#features/documents/public';
import type { MappingRow } from './store';

/**
 * Of values a provider is asked for: `unplaced` was answered but is not found in the document, `notAnswered` got no usable answer, `notAsked`
 * is still to be asked.
 */
export type ValueStatus = 'found' | 'missing' | 'unreadable' | 'needsEntry' | 'unplaced' | 'notAnswered' | 'notAsked';

/** The value a model read for one data point, with its position. Confidence is a percentage; the lowest are reviewed first. */
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

/** A prompt for a value that no earlier mapping has found, with its index among the mappings. */
export type Question = { at: number; mapping: MappingRow };
/** The provider's answer to each question, null where the document does not say; or the reason why there are no answers. */
export type Asked = ReadonlyMap<number, string | null> | 'needsEntry' | 'notAnswered' | 'notAsked';
export type Ask = (questions: readonly Question[]) => Promise<Asked>;

/** Without a provider a person has to enter the value. */
const askNobody: Ask = () => Promise.resolve('needsEntry');

const CONFIDENCE = { labelled: 95, asked: 70, wrongSign: 50, unplaced: 30, unreadable: 20, none: 0 } as const;
const LONGEST = 512;

/** Runs a model's mappings in order over a document's pages. The provider is asked at most once, for everything the patterns have left open. */
export async function extract(
  organisationId: string,
  pages: readonly PageText[],
  mappings: readonly MappingRow[],
  ask = askNobody,
): Promise<Extracted[]> {
  const matches = await matchesOf(organisationId, pages, mappings);
  const questions: Question[] = [];
  const answerLater = (question: Question) => {
    questions.push(question);
    return null;
  };
  const patterns = valuesOf(mappings, { matches, pages, answer: answerLater });
  if (questions.length === 0) return patterns;
  const asked = await ask(questions);
  return valuesOf(mappings, { matches, pages, answer: question => answered(question, asked, pages) });
}

type Reading = { matches: ReadonlyMap<number, ValuePlace>; pages: readonly PageText[]; answer: (question: Question) => Extracted | null };

function valuesOf(mappings: readonly MappingRow[], { matches, pages, answer }: Reading): Extracted[] {
  const values = new Map<string, Extracted>();
  for (const [at, mapping] of mappings.entries()) {
    const before = values.get(mapping.dataPointId);
    const after = stepOf({ at, mapping }, { before, match: matches.get(at), pages, answer });
    if (after) values.set(mapping.dataPointId, after);
  }
  return [...values.values()];
}

async function matchesOf(
  organisationId: string,
  pages: readonly PageText[],
  mappings: readonly MappingRow[],
): Promise<Map<number, ValuePlace>> {
  const asked = [...mappings.entries()].filter(([, { kind, pattern }]) => kind === fieldMappingKinds.regexp && pattern);
  if (asked.length === 0 || pages.length === 0) return new Map();
  const found = await matchInTurn(organisationId, {
    patterns: asked.map(([, { pattern }]) => pattern ?? ''),
    pages: pages.map(({ page, text }) => ({ page, text })),
  });
  return new Map(found.flatMap(one => ('isInvalid' in one ? [] : [[asked[one.pattern]?.[0] ?? -1, one] as const])));
}

type Step = Omit<Reading, 'matches'> & { before: Extracted | undefined; match: ValuePlace | undefined };

function stepOf(question: Question, { before, match, pages, answer }: Step): Extracted | null {
  const { mapping } = question;
  if (mapping.kind === fieldMappingKinds.multiplier) return before?.value ? withFactor(before, mapping, pages) : null;
  if (before?.status === 'found') return null; // an earlier mapping found it
  if (mapping.kind === fieldMappingKinds.gpt) {
    const said = answer(question);
    return said?.status === 'missing' ? (before ?? said) : said;
  }
  return match ? fromMatch(mapping, match, pages) : (before ?? emptyOf(mapping));
}

/** A provider's answer counts as read when its words are found in the document; otherwise it is kept without a box for a person to review. */
function answered({ at, mapping }: Question, asked: Asked, pages: readonly PageText[]): Extracted {
  if (typeof asked === 'string') return { ...emptyOf(mapping), status: asked };
  const words = asked.get(at) ?? null;
  if (words === null) return emptyOf(mapping);
  const place = placeOf(pages, words);
  const read = fromMatch(mapping, place ?? { page: 0, from: 0, to: 0, text: words }, pages);
  if (read.box) return { ...read, confidence: Math.min(read.confidence, CONFIDENCE.asked) };
  const status = read.status === 'found' ? 'unplaced' : read.status;
  return { ...read, confidence: Math.min(read.confidence, CONFIDENCE.unplaced), status };
}

function emptyOf({ dataPointId, dataPointName, tableName, kind }: MappingRow): Extracted {
  const nothing = { page: 0, found: null, value: null, box: null, confidence: CONFIDENCE.none, status: 'missing' } as const;
  return { dataPointId, dataPointName, tableName, kind, ...nothing };
}

function fromMatch(mapping: MappingRow, { page, from, to, text }: ValuePlace, pages: readonly PageText[]): Extracted {
  const on = pages.find(one => one.page === page);
  const read = valueOf(mapping.valueType, text);
  const placed = { ...emptyOf(mapping), page, found: text.slice(0, LONGEST), box: on ? boxOf(on, from, to) : null };
  if (read === null) return { ...placed, confidence: CONFIDENCE.unreadable, status: 'unreadable' };
  const value = isNumber(mapping) ? signedDecimal(read, mapping.signHandling) : read.slice(0, LONGEST);
  const byOcr = (on && ocrConfidence(on, from, to)) ?? CONFIDENCE.labelled;
  return { ...placed, value, confidence: Math.min(byOcr, confidenceOf(mapping, value)), status: 'found' };
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
