import type { ToleranceUnit } from '@hakaru/contract/import-tolerances';
import type { FindingSeverity } from '@hakaru/contract/imports';
import type { KnownEntity, KnownSecurity, Words } from '#features/import-kinds/public';
import type { Finding, Placed } from './findings';
import type { Past } from './past-store';

/** What a check may look at: the file's rows, what they refer to, and what was reported before. */
export type CheckWorld = {
  rows: readonly Placed[];
  entityOf(row: Placed): KnownEntity | undefined;
  entities: ReadonlyMap<string, KnownEntity>;
  /** The securities the rows name whose data the sender may see. */
  securities: ReadonlyMap<string, KnownSecurity>;
  /** Whether the code names a security. For rows that change the security itself, it must be one that the sender's mandates hold. */
  isSecurity(row: Placed, code: string): boolean;
  /** Whether the mandates the sender reports hold a security or a currency; always true for the owner's own files. */
  holds: { security(code: string): boolean; currency(code: string): boolean };
  /** Whether the owner itself sends the file. */
  isOwn: boolean;
  /** Whether the sender may see an entity whose values another organisation reports. */
  isGuarded(entityId: string): boolean;
  /** The month-end before a day. Cached, because it is called for every row. */
  monthBefore(day: string): string;
  /** The known codes of a kind of reference, from which near matches are suggested. */
  codes(refersTo: string): ReadonlySet<string>;
  past: Past;
  /** Today's date at the client. */
  today: string;
  /** The limit in force: the mandate's own, else the organisation's, else the platform's. */
  tolerance(check: Pick<Check, 'code' | 'tolerance'>, entityId?: string): number;
};

/** One rule about a file. The sentences say what is wrong and what to do; `{name}` is filled from the finding's parameters. */
export type Check = {
  code: string;
  severity: FindingSeverity;
  /** The platform's limit, its unit, and its title where it can be changed. */
  tolerance?: { value: number; unit: ToleranceUnit; title: Words };
  what: Words;
  remedy: Words;
  /** Prepares once for a file; the function returned is called with each row. */
  open(world: CheckWorld): (row: Placed) => readonly Finding[];
};

export const NOTHING: readonly Finding[] = [];
