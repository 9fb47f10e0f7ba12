import type { App } from '#platform/context';
import { seal, unsealAs } from '#platform/seal';

export const START_SECONDS = 300;

type Start = { purpose: 'ssoStart'; email: string; until: number };

/**
 * Shows that whoever brings it has the right to begin single sign-on for this address: it gave the right password a moment ago, or reads the
 * letters that go there. It opens nothing by itself; who somebody is, their own provider says.
 */
export function startFor({ settings, now }: App, email: string, seconds: number = START_SECONDS): string {
  const start: Start = { purpose: 'ssoStart', email: email.toLowerCase(), until: now().getTime() + seconds * 1000 };
  return seal(settings.secret, start);
}

export function startsFor({ settings, now }: App, email: string, kept: string | null): boolean {
  try {
    const start = unsealAs(settings, kept ?? '') as Partial<Start> | null; // whatever was sealed with our secret
    return start?.purpose === 'ssoStart' && start.email === email.toLowerCase() && (start.until ?? 0) > now().getTime();
  } catch {
    return false; // changed, or sealed by another installation
  }
}
