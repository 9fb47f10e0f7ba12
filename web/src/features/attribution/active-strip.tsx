import { FigureText } from '#features/figures/public';
import { useText } from '#platform/text';
import { KpiStrip } from '#ui/kpi-strip';
import { effectsOf, FORMS } from './columns';
import type { AttributionProps } from './shared-props';
import { attributionText } from './text';

/** The active return, and the effects it is the sum of. */
export function ActiveStrip({ view, period, form, figures, hasOther }: AttributionProps) {
  const t = useText(attributionText);
  const rootId = view.index.root?.id ?? '';
  const show = (measure: string) => <FigureText as="headline" figure={figures?.at(rootId, `${measure}.${period}`)} />;
  return (
    <KpiStrip
      label={t('kpis')}
      items={[
        {
          label: t('active'),
          figure: show(FORMS[form].total),
          note: (
            <>
              {t('return')} {show('cumulativeReturn')} · {t('benchmark')} {show('cumulativeBenchmark')}
            </>
          ),
        },
        ...effectsOf(form).map(({ measure, word }) => ({ label: t(word), figure: show(measure) })),
        ...(hasOther ? [{ label: t('other'), figure: show(FORMS[form].other) }] : []),
      ]}
    />
  );
}
