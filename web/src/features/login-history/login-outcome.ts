import type { historyText } from './text';

const outcomes = ['ok', 'failed', 'blockedIp', 'sso'] as const satisfies (keyof typeof historyText)[];

/** The label of a result; an unknown one is shown as received. */
export function outcomeOf(value: string, t: (key: (typeof outcomes)[number]) => string): string {
  const known = outcomes.find(name => name === value);
  return known ? t(known) : value;
}
