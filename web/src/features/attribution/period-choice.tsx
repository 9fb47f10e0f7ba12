import { attributionForms, attributionHorizons } from '@hakaru/contract/attribution';
import { Select } from '@mantine/core';
import { horizonText, useUrlText } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Segmented } from '#ui/tabs';
import s from './attribution.module.css';
import { LinkingChoice } from './linking';
import type { AttributionProps } from './shared-props';
import { attributionText } from './text';

/** Period, form and linking method: the options that are printed with a result. */
export function PeriodChoice({ view, period, form }: Pick<AttributionProps, 'view' | 'period' | 'form'>) {
  const t = useText(attributionText);
  const horizon = useText(horizonText);
  const formats = useFormats();
  const [, setShow] = useUrlText('show');
  const [, setForm] = useUrlText('form');
  const starts = view.index.book.monthEnds.filter(day => day < view.asOf).toReversed();
  const own = period.startsWith('itd.') ? period.slice('itd.'.length) : null;
  return (
    <div className={s.choices} data-print="hide">
      <div className={s.periods}>
        <Segmented
          label={t('horizon')}
          value={own === null ? period : ''}
          onChange={value => setShow(value, { replace: true })}
          items={attributionHorizons.map(value => ({ value, label: horizon(value) }))}
        />
      </div>
      <Select
        aria-label={t('from')}
        placeholder={t('from')}
        data={starts.map(value => ({ value, label: formats.date(value) }))}
        value={own}
        onChange={day => setShow(day === null ? null : `itd.${day}`, { replace: true })}
        searchable
        clearable
        w={156}
        maxDropdownHeight={320}
      />
      <Segmented
        label={t('form')}
        value={form}
        onChange={value => setForm(value === 'arithmetic' ? null : value, { replace: true })}
        items={attributionForms.map(value => ({ value, label: t(value) }))}
      />
      {form === 'arithmetic' && <LinkingChoice />}
    </div>
  );
}
