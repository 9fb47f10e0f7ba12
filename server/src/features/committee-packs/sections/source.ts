import type { SectionContent } from '#features/committee-packs/content';
import type { WholeReport } from '#features/reports/public';
import type { SignedIn } from '#platform/context';

/** The input of every section: the published report, and the moment as of which its figures are calculated. */
export type PackSource = WholeReport & { ctx: SignedIn; ask: { assetId: string; asOf: string; known: string } };

/** Null when there is no data for the section. */
export type Gather = (source: PackSource) => Promise<SectionContent | null>;

/** The number of bars that fit below a heading. */
export const BARS_MAX = 18;

const AT_ONCE = 100;

/** Reads a grid of any length in batches of a hundred rows, the limit of one request. */
export async function inHundreds<Row>(ids: readonly string[], ask: (some: string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) rows.push(...(await ask(ids.slice(at, at + AT_ONCE))));
  return rows;
}
