import type { StructurePart } from '@hakaru/contract/structure-templates';
import { toleranceTitle } from '#features/import-checks/public';
import { sumOf, type StructureContent } from './content';

/** One line of a preview: a name in both languages, or a code the web has words for. */
export type StructureItem = { code: string; nameEn: string | null; nameJp: string | null; detail: string };
export type StructurePreview = { sum: string; baseCurrency: string; parts: { part: StructurePart; items: StructureItem[] }[] };

export function previewOf(content: StructureContent): StructurePreview {
  const { rules, classes, policy, benchmarks, packages, limits, views, baseCurrency, totalBenchmark } = content;
  const parts: Record<StructurePart, StructureItem[]> = {
    rules: Object.entries(rules).map(([code, value]) => coded(code, String(value))),
    classes: classes.map(({ ref, nameEn, nameJp, axis }) => ({ code: ref, nameEn, nameJp, detail: axis })),
    policy: policy.map(({ ref, percent, band }) => {
      const { nameEn = null, nameJp = null } = classes.find(one => one.ref === ref) ?? {};
      return { code: ref, nameEn, nameJp, detail: short(band) === '0' ? `${short(percent)} %` : `${short(percent)} % ± ${short(band)} %` };
    }),
    benchmarks: benchmarks.map(({ ref, nameEn, nameJp, parts }) => ({
      code: ref,
      nameEn,
      nameJp,
      detail: [
        ...(ref === totalBenchmark ? ['total'] : []),
        ...parts.map(part => (short(part.percent) === '0' ? part.ref : `${part.ref} ${short(part.percent)} %`)),
      ].join(' · '),
    })),
    packages: packages.map(({ type, name, nameJp, frequency, deadlineDays }) => ({
      code: type,
      nameEn: name,
      nameJp: nameJp ?? name,
      detail: [frequency, deadlineDays].filter(one => one !== null).join(' · '),
    })),
    limits: limitsOf(limits),
    views: views.map(({ screen, name }) => ({ code: screen, nameEn: name, nameJp: name, detail: '' })),
  };
  return {
    sum: sumOf(content),
    baseCurrency,
    parts: (Object.entries(parts) as [StructurePart, StructureItem[]][]).map(([part, items]) => ({ part, items })), // the keys of the record above
  };
}

/** How many of each part, for both trails. */
export function countsOf({ parts }: StructurePreview): Record<string, number> {
  return Object.fromEntries(parts.map(({ part, items }) => [part, items.length]));
}

function limitsOf({ checks, reconciliation, linking }: StructureContent['limits']): StructureItem[] {
  return [
    ...checks.map(({ code, value }) => {
      const title = toleranceTitle(code);
      return { code, nameEn: title?.en ?? null, nameJp: title?.jp ?? null, detail: value };
    }),
    ...(reconciliation ? [coded('reconciliation', `${reconciliation.percent} %, ${reconciliation.amount}`)] : []),
    ...(linking ? [coded('linking', linking)] : []),
  ];
}

/** Without the zeros the database pads with. */
const short = (number: string): string => (number.includes('.') ? number.replace(/\.?0+$/, '') : number);

const coded = (code: string, detail: string): StructureItem => ({ code, nameEn: null, nameJp: null, detail });
