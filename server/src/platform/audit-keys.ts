import { auditKey } from './audit';
import type { Anchor } from './audit-anchor';
import { seal, unsealAs, type Secrets } from './seal';

type Retired = NonNullable<Anchor['retired']>;

/**
 * The keys a row may have been written with, by its number. The previous secret's key is valid for any row until it is retired, and
 * afterwards for rows up to then.
 */
export function keysOf(secrets: Secrets, retired: Retired): (seq: number) => Buffer[] {
  const { secret, secretPrevious } = secrets;
  const ended = retired.map(({ until, sealed }) => ({ until: until.seq, key: openKey(secrets, sealed) }));
  const previous = secretPrevious === undefined ? [] : [auditKey(secretPrevious)].filter(key => !ended.some(one => one.key.equals(key)));
  const open = [auditKey(secret), ...previous];
  return seq => [...open, ...ended.filter(({ until }) => seq <= until).map(({ key }) => key)];
}

/** The keys sealed with the current secret, now including the previous secret's, which is not valid for later rows. */
export function retire(secrets: Secrets, retired: Retired, until: Retired[number]['until']): Retired {
  const known = retired.map(one => ({ until: one.until, key: openKey(secrets, one.sealed) }));
  const previous = secrets.secretPrevious === undefined ? [] : [auditKey(secrets.secretPrevious)];
  const added = previous.filter(key => !known.some(one => one.key.equals(key))).map(key => ({ until, key }));
  return [...known, ...added].map(one => ({ until: one.until, sealed: seal(secrets.secret, one.key.toString('base64')) }));
}

const openKey = (secrets: Secrets, sealed: string): Buffer => Buffer.from(String(unsealAs(secrets, sealed)), 'base64');
