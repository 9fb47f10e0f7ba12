import type { Mapping } from './mapping-row';

export type ModelTerms = {
  name: string;
  documentType: string;
  layout: string | null;
  mappings: readonly (Mapping & { dataPointName: string })[];
};

export type ModelChange =
  | { what: 'renamed' | 'layout' | 'type'; before: string | null; after: string | null }
  | { what: 'added' | 'removed'; mapping: string }
  | { what: 'moved' };

/** The differences between a model and its changed version, in the order of its terms. */
export function modelChanges(before: ModelTerms, after: ModelTerms): ModelChange[] {
  const old = before.mappings.map(mappingLine);
  const now = after.mappings.map(mappingLine);
  const removed = without(old, now);
  const added = without(now, old);
  const isMoved = removed.length === 0 && added.length === 0 && old.some((line, at) => line !== now[at]);
  return [
    ...(before.name === after.name ? [] : [{ what: 'renamed' as const, before: before.name, after: after.name }]),
    ...(before.documentType === after.documentType
      ? []
      : [{ what: 'type' as const, before: before.documentType, after: after.documentType }]),
    ...(before.layout === after.layout ? [] : [{ what: 'layout' as const, before: before.layout, after: after.layout }]),
    ...removed.map(mapping => ({ what: 'removed' as const, mapping })),
    ...added.map(mapping => ({ what: 'added' as const, mapping })),
    ...(isMoved ? [{ what: 'moved' as const }] : []),
  ];
}

function mappingLine({ dataPointName, kind, pattern, prompt, factor, signHandling, expectedSign }: ModelTerms['mappings'][number]): string {
  const signs = [signHandling, expectedSign].filter(sign => sign.toLowerCase() !== 'none');
  return [dataPointName, String(kind), pattern ?? prompt ?? factor ?? '', ...signs].filter(Boolean).join(' · ');
}

/** The lines that are missing from others; of equal lines, the surplus. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter(line => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
