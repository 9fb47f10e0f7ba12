import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { structureText } from './structure-text';

type Cause = { at: string; person: string | null; reason: string | null; kinds: readonly string[]; fromDay: string | null };

/** A change of structure in words: what it concerned, from which day, when it was recorded, by whom and why. */
export function useStructureWords(): (cause: Cause, name: string, count: number) => string {
  const t = useText(structureText);
  const formats = useFormats();
  return ({ at, person, reason, kinds, fromDay }, name, count) => {
    const about = (['policy', 'assumedRate', 'linking', 'benchmark', 'parts', 'place', 'class', 'terms', 'entity'] as const).filter(kind =>
      kinds.includes(kind),
    );
    return [
      about.map(kind => t(kind)).join(t('and')),
      name,
      fromDay ? t('from', { date: formats.date(fromDay) }) : null,
      formats.time(at),
      person,
      reason,
      count > 1 ? t('more', { n: count - 1 }) : null,
    ]
      .filter(word => word !== null && word !== '')
      .join(' · ');
  };
}
