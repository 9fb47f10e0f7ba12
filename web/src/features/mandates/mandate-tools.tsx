import { Checkbox, Select } from '@mantine/core';
import type { BookView } from '#features/figures/public';
import { useLanguage, useText } from '#platform/text';
import { SearchBox } from '#ui/search-box';
import { Segmented } from '#ui/tabs';
import type { MandatesAddress } from './mandate-address';
import { columnsAddress, detailColumns } from './mandate-columns';
import { isClosed, mandatesOf } from './mandate-rows';
import s from './mandates.module.css';
import { mandatesText } from './text';

type ToolsProps = {
  view: BookView;
  address: MandatesAddress;
  /** The columns shown now. */
  shown: readonly string[];
  /** Increased when the search is cleared from outside, to remount the search box. */
  cleared: number;
  onChange: (change: Partial<Record<keyof MandatesAddress, unknown>>) => void;
};

/** Search, filters and arrangement, all kept in the address. */
export function MandateTools({ view: { index, asOf }, address, shown, cleared, onChange }: ToolsProps) {
  const t = useText(mandatesText);
  const language = useLanguage();
  const mandates = mandatesOf(index);
  const closed = mandates.filter(entity => isClosed(entity, asOf)).length;
  return (
    <>
      <div className={s.search}>
        <SearchBox key={cleared} label={t('search')} value={address.q ?? ''} onSearch={q => onChange({ q })} />
      </div>
      <Select
        className={s.filter ?? ''}
        aria-label={t('assetClass')}
        placeholder={t('anyClass')}
        data={index.book.classes.map(({ id, name }) => ({ value: id, label: name[language] }))}
        value={address.class ?? null}
        onChange={value => onChange({ class: value ?? undefined })}
        clearable
      />
      {closed > 0 && (
        <Checkbox
          label={t('closed', { n: closed })}
          checked={address.closed ?? false}
          onChange={event => onChange({ closed: event.currentTarget.checked || undefined })}
        />
      )}
      <Checkbox
        label={t('details')}
        checked={detailColumns.every(column => shown.includes(column))}
        onChange={event => onChange({ columns: columnsAddress(withDetails(shown, event.currentTarget.checked)) })}
      />
      <Segmented
        label={t('view')}
        value={address.view ?? 'grouped'}
        onChange={view => onChange({ view: view === 'flat' ? view : undefined })}
        items={[
          { value: 'grouped', label: t('grouped') },
          { value: 'flat', label: t('flat') },
        ]}
      />
    </>
  );
}

function withDetails(shown: readonly string[], isWanted: boolean): string[] {
  const others = shown.filter(column => !detailColumns.includes(column));
  return isWanted ? [...others, ...detailColumns] : others;
}
