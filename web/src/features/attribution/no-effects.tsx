import { reasonText } from '#features/figures/public';
import { useText } from '#platform/text';
import { EmptyState } from '#ui/states';
import { FORMS } from './columns';
import type { AttributionProps } from './shared-props';
import { attributionText } from './text';

/** Nothing to draw: shows the reason of the missing figure. */
export function NoEffects({ figures, period, form, rootId }: Pick<AttributionProps, 'figures' | 'period' | 'form'> & { rootId: string }) {
  const t = useText(attributionText);
  const why = useText(reasonText);
  const reason = figures?.at(rootId, `${FORMS[form].total}.${period}`)?.reason ?? '';
  const isNamed = (name: string): name is keyof typeof reasonText => name in reasonText;
  return (
    <EmptyState title={t('nothing')} next="period">
      {isNamed(reason) && why(reason)}
    </EmptyState>
  );
}
