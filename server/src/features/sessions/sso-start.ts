import type { App } from '#platform/context';
import { seal, unsealAs } from '#platform/seal';

export const START_SECONDS = 300;

type Start = { purpose: 'ssoStart'; email: string; until: number };

/**
 * Proves that the bearer may begin single sign-on for this e-mail address: they gave the right password shortly before, or received a mail
 * at it. By itself it gives no access; the identity provider identifies the person.
 */
export function startFor({ settings, now }: App, email: string, seconds: number = START_SECONDS): string {
  const start: Start = { purpose: 'ssoStart', email: email.toLowerCase(), until: now().getTime() + seconds * 1000 };
  return seal(settings.secret, start);
}

export function startsFor({ settings, now }: App, email: string, kept: string | null): boolean {
  try {
    const start = unsealAs(settings, kept ?? '') as Partial<Start> | null; // any value that was sealed with our secret
    return start?.purpose === 'ssoStart' && start.email === email.toLowerCase() && (start.until ?? 0) > now().getTime();
  } catch {
    return false; // altered, or sealed by another installation
  }
}
