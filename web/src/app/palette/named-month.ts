import { monthEndOf } from '@hakaru/engine/calendar/month-end';

/** A month named in a search, as its last day, and the rest of the search. */
export type NamedMonth = { asOf: string; rest: string };

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const OF_YEAR = /(\d{4})\s*[-/.年]\s*(\d{1,2})(?!\d)月?/;
const JAPANESE = /(?<!\d)(\d{1,2})月/;
const ENGLISH = /\b([a-z]{3,9})\b(?:\s+(\d{4})\b)?/g;

/** Reads “populate September”, “reports 2026/09” and “9月の報告”. A month without its year is the latest one not after `latest`. */
export function namedMonth(search: string, latest: string): NamedMonth | null {
  const text = search.normalize('NFKC').toLowerCase();
  const found = withYear(text) ?? inJapanese(text) ?? inEnglish(text);
  if (!found || found.month < 1 || found.month > 12) return null;
  const year = found.year ?? latestYear(found.month, latest);
  const rest = text.replace(found.words, ' ').replace(/^[\sのをに]+/, '');
  return { asOf: monthEndOf(`${year}-${String(found.month).padStart(2, '0')}-01`), rest: rest.trim() };
}

type Found = { year: number | null; month: number; words: string };

function withYear(text: string): Found | null {
  const [words, year, month] = OF_YEAR.exec(text) ?? [];
  return words === undefined ? null : { year: Number(year), month: Number(month), words };
}

function inJapanese(text: string): Found | null {
  const [words, month] = JAPANESE.exec(text) ?? [];
  return words === undefined ? null : { year: null, month: Number(month), words };
}

/** At least three letters of a month's name, as a word of its own. */
function inEnglish(text: string): Found | null {
  for (const [words, name = '', year] of text.matchAll(ENGLISH)) {
    const at = MONTHS.findIndex(month => month.startsWith(name === 'sept' ? 'sep' : name));
    if (at >= 0) return { year: year === undefined ? null : Number(year), month: at + 1, words };
  }
  return null;
}

function latestYear(month: number, latest: string): number {
  const year = Number(latest.slice(0, 4));
  return month <= Number(latest.slice(5, 7)) ? year : year - 1;
}
