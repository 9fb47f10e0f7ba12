import type { historyText } from './text';

const outcomes = ['ok', 'failed', 'blockedIp', 'sso'] as const satisfies (keyof typeof historyText)[];

/** A result in words; one that we do not know yet is shown as it came. */
export function outcomeOf(value: string, t: (key: (typeof outcomes)[number]) => string): string {
  const known = outcomes.find(name => name === value);
  return known ? t(known) : value;
}
