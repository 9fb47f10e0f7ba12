import { Select } from '@mantine/core';
import { fundStrategies } from '@hakaru/contract/fund-terms';
import { qualityText, useUrlText, type BookView } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { overviewAddress } from './overview-address';
import type { Overview } from './overview-queries';
import s from './overview.module.css';
import { overviewText } from './overview-text';

const ALL = 'all';
type FilterName = 'strategy' | 'vintage' | 'currency' | 'quality';

/** Which funds are shown, in which currency, and as of which quarter. */
export function OverviewFilters({ view, choices }: { view: BookView; choices: Overview['choices'] | undefined }) {
  const t = useText(overviewText);
  const quality = useText(qualityText);
  const language = useLanguage();
  const [address, set] = useAddress(overviewAddress);
  const strategyName = (value: string) => Object.entries(fundStrategies).find(([name]) => name === value)?.[1][language] ?? value;
  const qualityName = (value: string) => (value === 'audited' || value === 'valuated' || value === 'estimated' ? quality(value) : value);
  const filter = (name: FilterName, values: readonly string[] | undefined, nameOf = (value: string) => value) => (
    <Select
      key={name}
      label={t(name)}
      size="xs"
      value={address[name] ?? ALL}
      onChange={value => set({ [name]: value === ALL || value === null ? undefined : value })}
      data={[{ value: ALL, label: t('all') }, ...(values ?? []).map(value => ({ value, label: nameOf(value) }))]}
      allowDeselect={false}
    />
  );
  return (
    <div className={s.filters} role="group" aria-label={t('filters')}>
      {filter('strategy', choices?.strategies, strategyName)}
      {filter('vintage', choices?.vintages)}
      {filter('currency', choices?.currencies)}
      {filter('quality', choices?.qualities, qualityName)}
      <Select
        label={t('shownIn')}
        size="xs"
        value={address.basis ?? 'own'}
        onChange={value => set({ basis: value === 'base' ? 'base' : undefined })}
        data={[
          { value: 'own', label: t('own') },
          { value: 'base', label: view.index.book.baseCurrency },
        ]}
        allowDeselect={false}
      />
      <QuarterChoice view={view} />
    </div>
  );
}

const QUARTER_END = /-(03|06|09|12)-/;

function QuarterChoice({ view }: { view: BookView }) {
  const t = useText(overviewText);
  const f = useFormats();
  const [chosen, choose] = useUrlText('asOf');
  const quarters = view.index.book.monthEnds.filter(day => QUARTER_END.test(day)).toReversed();
  return (
    <Select
      label={t('quarter')}
      size="xs"
      value={chosen !== null && quarters.includes(chosen) ? chosen : ALL}
      onChange={value => choose(value === ALL ? null : value)}
      data={[{ value: ALL, label: t('screenDay') }, ...quarters.map(value => ({ value, label: f.date(value) }))]}
      allowDeselect={false}
    />
  );
}
