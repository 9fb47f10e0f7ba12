import * as z from 'zod/mini';
import { importKinds, type ImportKind } from './enumerations';
import { day, id, requiredText, text, TEXT_LIMITS } from './fields';
import { packageKinds } from './address-choices';

export type PackageKind = (typeof packageKinds)[number];

export const packageTypes = ['monthlyReport', 'quarterlyReport', 'privateAssetReport', 'baselReport', 'financialStatements'] as const;
export type PackageType = (typeof packageTypes)[number];

export const packageFrequencies = ['monthly', 'quarterly', 'semiannual', 'annual'] as const;
export type PackageFrequency = (typeof packageFrequencies)[number];

/** The terms where neither a package nor any of its parents states them (decisions G43). */
export const PACKAGE_DEFAULTS = { frequency: 'monthly', deadlineDays: 10, datasets: [] } as const satisfies PackageTerms;
export const DEADLINE_DAYS_MAX = 60;

/** The requirements of a package. */
export type PackageTerms = { frequency: PackageFrequency; deadlineDays: number; datasets: readonly ImportKind[] };

/** The terms stated by one package itself; null is inherited from its parent. */
export type OwnTerms = { [Term in keyof PackageTerms]: PackageTerms[Term] | null };

/** The terms a package stated itself before a day, since the version before; the version without a day is the current one. */
export type OwnTermsVersion = OwnTerms & { parentId: string | null; beforeDay: string | null };

/** The version in force on a day. Versions are in order, the last one without a day. */
export function termsVersionOn<Version extends OwnTermsVersion>(versions: readonly Version[], day: string): Version | undefined {
  return versions.find(({ beforeDay }) => beforeDay === null || day < beforeDay);
}

/**
 * The effective terms: each from the package itself, or from the nearest parent that states it. The chain is the package, then its parents.
 */
export function termsOf(chain: readonly OwnTerms[]): PackageTerms {
  const first = <Term extends keyof PackageTerms>(term: Term): PackageTerms[Term] | undefined =>
    chain.find(one => one[term] !== null)?.[term] ?? undefined;
  return {
    frequency: first('frequency') ?? PACKAGE_DEFAULTS.frequency,
    deadlineDays: first('deadlineDays') ?? PACKAGE_DEFAULTS.deadlineDays,
    datasets: first('datasets') ?? PACKAGE_DEFAULTS.datasets,
  };
}

const MONTHS: Readonly<Record<PackageFrequency, readonly number[]>> = {
  monthly: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  quarterly: [3, 6, 9, 12],
  semiannual: [3, 9],
  annual: [3],
};

/** Whether a package reports on a month-end: its frequency falls on that month and the assignment covers the day. */
export function reportsOn(
  { frequency, reportingStart, reportingEnd }: { frequency: PackageFrequency; reportingStart: string; reportingEnd: string | null },
  asOf: string,
): boolean {
  const covered = reportingStart <= asOf && (reportingEnd === null || asOf <= reportingEnd);
  return covered && MONTHS[frequency].includes(Number(asOf.slice(5, 7)));
}

export const packageInput = z.strictObject({
  kind: z.enum(packageKinds, 'invalid'),
  type: z.enum(packageTypes, 'invalid'),
  name: requiredText(TEXT_LIMITS.name),
  nameJp: z._default(z.nullable(text(TEXT_LIMITS.name)), null),
  description: z._default(z.nullable(text(TEXT_LIMITS.description)), null),
  parentId: z._default(z.nullable(id), null),
  datasets: z._default(z.nullable(z.array(z.enum(importKinds, 'invalid'))), null),
  frequency: z._default(z.nullable(z.enum(packageFrequencies, 'invalid')), null),
  deadlineDays: z._default(z.nullable(z.int('range').check(z.minimum(1, 'range'), z.maximum(DEADLINE_DAYS_MAX, 'range'))), null),
  /** Where the terms change: the first day of the new ones; today when left out. */
  termsFromDay: z._default(z.nullable(day), null),
});
export type PackageInput = z.infer<typeof packageInput>;

export const assignmentInput = z.strictObject({ reportingStart: day, reportingEnd: z._default(z.nullable(day), null) }).check(ctx => {
  const { reportingStart, reportingEnd } = ctx.value;
  if (reportingEnd !== null && reportingEnd < reportingStart)
    ctx.issues.push({ code: 'custom', message: 'endBeforeStart', path: ['reportingEnd'], input: reportingEnd });
});
export type AssignmentInput = z.infer<typeof assignmentInput>;
