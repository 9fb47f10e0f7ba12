import { isDay } from '@hakaru/engine/calendar/day';

/** How the lines of a statement can be grouped. */
export const holdingGroups = ['type', 'subtype', 'country', 'currency', 'rating', 'maturity', 'priceDate', 'riskWeight'] as const;
export type HoldingGroup = (typeof holdingGroups)[number];

/** The lines a figure of a statement covers: one security's, a group's, or all; for a change also the earlier day. */
export type StatementPart = { of: { securityId: string } | { by: HoldingGroup; group: string } | 'all'; against: string | null };

/** What happened to a line between two statements. */
export const lineMoves = ['entered', 'left', 'changed', 'same'] as const;
export type LineMove = (typeof lineMoves)[number];

/** A statement's part as written in a key: `securityId`, `~maturity~1-3` or empty, then `|2026-08-31` for a change since. */
export function statementPart({ of, against }: StatementPart): string | undefined {
  const name = of === 'all' ? '' : 'securityId' in of ? of.securityId : `~${of.by}~${of.group}`;
  const part = against === null ? name : `${name}|${against}`;
  return part === '' ? undefined : part;
}

/** Reads such a part; null when it is not one. */
export function readStatementPart(part: string | undefined): StatementPart | null {
  const [name = '', against = null, ...rest] = (part ?? '').split('|');
  if (rest.length > 0 || (against !== null && !isDay(against))) return null;
  if (name === '') return { of: 'all', against };
  if (!name.startsWith('~')) return { of: { securityId: name }, against };
  const [, by, ...group] = name.split('~');
  const known = holdingGroups.find(one => one === by);
  return known && group.length > 0 ? { of: { by: known, group: group.join('~') }, against } : null;
}
