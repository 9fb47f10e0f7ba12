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
  /** Of the securities the rows name, those the sender may know more of than the code. */
  securities: ReadonlyMap<string, KnownSecurity>;
  /** Whether a code names a security; of rows that change the security itself, one the sender's mandates hold. */
  isSecurity(row: Placed, code: string): boolean;
  /** Whether what the sender reports holds a security or a currency; an owner's own files may speak of any. */
  holds: { security(code: string): boolean; currency(code: string): boolean };
  /** Whether the owner itself sends the file. */
  isOwn: boolean;
  /** Whether the sender may see an entity while its values are somebody else's to report. */
  isGuarded(entityId: string): boolean;
  /** The month-end before one; asked for every row. */
  monthBefore(day: string): string;
  /** Codes that could have been meant, by what a column points at. */
  codes(refersTo: string): ReadonlySet<string>;
  past: Past;
  /** Today for the client. */
  today: string;
  /** How much is forgiven: the mandate's own limit, else the organisation's, else the platform's. */
  tolerance(check: Pick<Check, 'code' | 'tolerance'>, entityId?: string): number;
};

/** One rule about a file. Sentences say what is wrong and what to do; `{name}` is filled from the finding. */
export type Check = {
  code: string;
  severity: FindingSeverity;
  /** The platform's limit, what it is counted in, and what it is called where it can be changed. */
  tolerance?: { value: number; unit: ToleranceUnit; title: Words };
  what: Words;
  remedy: Words;
  /** Gets ready once for a file, and then looks at one row after the other. */
  open(world: CheckWorld): (row: Placed) => readonly Finding[];
};

export const NOTHING: readonly Finding[] = [];
