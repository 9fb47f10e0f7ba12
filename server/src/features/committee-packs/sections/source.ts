import type { SectionContent } from '#features/committee-packs/content';
import type { WholeReport } from '#features/reports/public';
import type { SignedIn } from '#platform/context';

/** What every section is worked out from: the published report, and the moment at which its figures were known. */
export type PackSource = WholeReport & { ctx: SignedIn; ask: { assetId: string; asOf: string; known: string } };

/** Null where there is nothing of the kind. */
export type Gather = (source: PackSource) => Promise<SectionContent | null>;

/** More bars than this do not fit under a heading. */
export const BARS_MAX = 18;

const AT_ONCE = 100;

/** A grid of any length: figures are asked for a hundred rows at a time. */
export async function inHundreds<Row>(ids: readonly string[], ask: (some: string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) rows.push(...(await ask(ids.slice(at, at + AT_ONCE))));
  return rows;
}
