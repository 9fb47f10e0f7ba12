import {
  termsOf,
  termsVersionOn,
  type OwnTerms,
  type OwnTermsVersion,
  type PackageInput,
  type PackageTerms,
} from '@hakaru/contract/packages';
import type { EarlierTerms, PackageRow } from './store';

/** A package with its effective terms, own or inherited, and their history, oldest first. */
export type Package = PackageRow & { terms: PackageTerms; history: TermsSince[] };
/** Terms and their first day; null for those from the beginning. */
export type TermsSince = PackageTerms & { fromDay: string | null };

/** All packages of an organisation with all versions of their terms. */
export class PackageBook {
  private readonly byId: ReadonlyMap<string, PackageRow>;
  private readonly versions = new Map<string, OwnTermsVersion[]>();

  constructor(
    readonly rows: readonly PackageRow[],
    readonly earlier: readonly EarlierTerms[],
  ) {
    this.byId = new Map(rows.map(row => [row.id, row]));
    for (const one of earlier) this.versionsOf(one.packageId).push(one);
    for (const row of rows) this.versionsOf(row.id).push({ ...row, beforeDay: null });
  }

  find(id: string): PackageRow | undefined {
    return this.byId.get(id);
  }

  /** The versions of one package in order, the current one last. */
  versionsOf(id: string): OwnTermsVersion[] {
    const kept = this.versions.get(id) ?? [];
    this.versions.set(id, kept);
    return kept;
  }

  /** The effective terms of a package on a day. */
  termsOn(id: string, day: string): PackageTerms {
    return termsOf(this.chainOn(id, day).map(({ own }) => own));
  }

  /** The package and its ancestors on a day. */
  chainOn(id: string | null, day: string): { id: string; own: OwnTerms }[] {
    const chain: { id: string; own: OwnTerms }[] = [];
    for (let next = id; next !== null && !chain.some(one => one.id === next);) {
      const own = termsVersionOn(this.versionsOf(next), day);
      if (!own) break;
      chain.push({ id: next, own });
      next = own.parentId;
    }
    return chain;
  }

  /** The given day and all later days on which any package's terms change. */
  daysSince(day: string): string[] {
    return [day, ...new Set(this.earlier.map(({ beforeDay }) => beforeDay).filter(beforeDay => beforeDay > day))].toSorted();
  }

  withTerms(row: PackageRow): Package {
    return { ...row, terms: this.termsOn(row.id, LAST_DAY), history: this.historyOf(row.id) };
  }

  private historyOf(id: string): TermsSince[] {
    const steps = this.daysSince(FIRST_DAY).map(day => ({ fromDay: day === FIRST_DAY ? null : day, ...this.termsOn(id, day) }));
    return steps.filter((step, at) => !isSameTerms(step, steps[at - 1]));
  }
}

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

function isSameTerms(a: OwnTerms, b: OwnTerms | undefined): boolean {
  return b !== undefined && a.frequency === b.frequency && a.deadlineDays === b.deadlineDays && a.datasets?.join() === b.datasets?.join();
}

/** Whether a form's terms, which hold from a day on and replace all later versions, change anything. */
export function changesTerms(versions: readonly OwnTermsVersion[], input: PackageInput, fromDay: string): boolean {
  const reached = versions.filter(({ beforeDay }) => beforeDay === null || beforeDay > fromDay);
  return reached.some(version => version.parentId !== input.parentId || !isSameTerms(version, input) || !hasSameList(version, input));
}

/** Null means inherited, which differs from an empty list. */
const hasSameList = (a: OwnTerms, b: OwnTerms): boolean => (a.datasets === null) === (b.datasets === null);
