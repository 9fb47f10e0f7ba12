import { isDay } from '@hakaru/engine/calendar/day';

/** What the lines of a statement can be gathered by. */
export const holdingGroups = ['type', 'subtype', 'country', 'currency', 'rating', 'maturity', 'priceDate', 'riskWeight'] as const;
export type HoldingGroup = (typeof holdingGroups)[number];

/** Which lines a figure of a statement is about: one security's, a group's, or all; and against which earlier day, for a change. */
export type StatementPart = { of: { securityId: string } | { by: HoldingGroup; group: string } | 'all'; against: string | null };

/** What a line did between two statements. */
export const lineMoves = ['entered', 'left', 'changed', 'same'] as const;
export type LineMove = (typeof lineMoves)[number];

/** A statement's part as a key writes it: `securityId`, `~maturity~1-3` or nothing, then `|2026-08-31` for a change since. */
export function statementPart({ of, against }: StatementPart): string | undefined {
  const name = of === 'all' ? '' : 'securityId' in of ? of.securityId : `~${of.by}~${of.group}`;
  const part = against === null ? name : `${name}|${against}`;
  return part === '' ? undefined : part;
}

/** Reads it back; null when it is nobody's part. */
export function readStatementPart(part: string | undefined): StatementPart | null {
  const [name = '', against = null, ...rest] = (part ?? '').split('|');
  if (rest.length > 0 || (against !== null && !isDay(against))) return null;
  if (name === '') return { of: 'all', against };
  if (!name.startsWith('~')) return { of: { securityId: name }, against };
  const [, by, ...group] = name.split('~');
  const known = holdingGroups.find(one => one === by);
  return known && group.length > 0 ? { of: { by: known, group: group.join('~') }, against } : null;
}
