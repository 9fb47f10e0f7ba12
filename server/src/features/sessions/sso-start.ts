import type { App } from '#platform/context';
import { seal, unseal } from '#platform/seal';

export const START_SECONDS = 300;

type Start = { purpose: 'ssoStart'; email: string; until: number };

/** What a browser keeps to show that it gave the right password for this address a moment ago. */
export function startFor({ settings, now }: App, email: string): string {
  const start: Start = { purpose: 'ssoStart', email: email.toLowerCase(), until: now().getTime() + START_SECONDS * 1000 };
  return seal(settings.secret, start);
}

export function startsFor({ settings, now }: App, email: string, kept: string | null): boolean {
  try {
    const start = unseal(settings.secret, kept ?? '') as Partial<Start> | null; // whatever was sealed with our secret
    return start?.purpose === 'ssoStart' && start.email === email.toLowerCase() && (start.until ?? 0) > now().getTime();
  } catch {
    return false; // changed, or sealed by another installation
  }
}
