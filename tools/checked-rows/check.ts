import { withMigratedDatabase } from '#generate/migrated-database';
import type { Claim, Kind } from './claims';
import { openDescriber, type Described } from './described';

export type Verdict = {
  /** The number of statements whose rows the database could check. */
  checked: number;
  /** Statements that return something other than their rows say. */
  wrong: readonly string[];
  /** Statements that cannot be checked without running them, and why. */
  unchecked: readonly string[];
};

export function checkClaims(claims: readonly Claim[]): Promise<Verdict> {
  return withMigratedDatabase(async url => {
    const describer = await openDescriber(url);
    const wrong: string[] = [];
    const unchecked: string[] = [];
    try {
      for (const claim of claims) {
        if ('unwritten' in claim.texts) unchecked.push(`${claim.place} ${claim.texts.unwritten}`);
        else
          for (const text of claim.texts) {
            const found = await describer.describe(text);
            if ('refused' in found) unchecked.push(`${claim.place} ${found.refused}`);
            else wrong.push(...differences(claim, found.columns));
          }
      }
    } finally {
      await describer.close();
    }
    const skipped = new Set(unchecked.map(placeOf));
    return { checked: claims.filter(({ place }) => !skipped.has(place)).length, wrong: [...new Set(wrong)], unchecked };
  });
}

const placeOf = (line: string): string => line.split(' ')[0] ?? '';

function differences({ place, fields }: Claim, columns: Extract<Described, { columns: object }>['columns']): string[] {
  return Object.entries(fields).flatMap(([name, kinds]) => {
    const given = columns[name];
    if (!given) return [`${place} says it returns ${name}, and does not`];
    return isOneOf(given, kinds) ? [] : [`${place} returns ${name} as ${given}, not as ${kinds.join(' or ')}`];
  });
}

/** JSON may hold anything; a field that is only ever null may be anything. */
function isOneOf(given: Kind, kinds: readonly Kind[]): boolean {
  if (given === 'any' || kinds.length === 0 || kinds.includes('any')) return true;
  return kinds.some(kind => kind === given || (kind === 'any[]' && given.endsWith('[]')) || (given === 'any[]' && kind.endsWith('[]')));
}
