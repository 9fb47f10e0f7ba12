import { mayWrite } from '@hakaru/contract/access';
import { COMPARED_MAX, type HypotheticalRule } from '@hakaru/contract/hypothetical-assets';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { WithAddOn } from '#features/add-ons/public';
import { BookPage, useArea, useBookContext, type BookView } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { ComparisonPanel } from './comparison-panel';
import s from './hypothetical.module.css';
import { HypotheticalDialog } from './hypothetical-dialog';
import { GapsNotice } from './gaps-notice';
import { mixName, type Parts } from './part-names';
import { useHypotheticals, type Hypothetical } from './queries';
import { hypotheticalText, ruleText } from './text';
import { useParts } from './use-parts';

/** Mixes that nobody holds, with their hypothetical performance beside the actual asset's. */
export function HypotheticalsPage() {
  const t = useText(hypotheticalText);
  return (
    <WithAddOn name="hypotheticalAssets" title={t('title')}>
      <BookPage title={t('title')}>{view => <Hypotheticals view={view} />}</BookPage>
    </WithAddOn>
  );
}

function Hypotheticals({ view }: { view: BookView }) {
  const t = useText(hypotheticalText);
  const { role } = useVisitor();
  const { known } = useBookContext();
  const { data, error, refetch } = useHypotheticals();
  const parts = useParts(view, data ?? []);
  const [isAdding, setAdding] = useState(false);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  if (error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={8} />;
  // Initially the first mixes are compared with the actual asset; afterwards those that were ticked.
  const ids = (picked ?? data.slice(0, COMPARED_MAX).map(({ id }) => id)).filter(id => data.some(one => one.id === id));
  const add = mayWrite(role) && known === null ? <Button onClick={() => setAdding(true)}>{t('add')}</Button> : null;
  return (
    <div className={s.stack}>
      <Panel title={t('list')} subtitle={t('listNote')} tools={add} flush>
        {data.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>
        ) : (
          <Mixes parts={parts} ids={ids} onPick={setPicked} />
        )}
      </Panel>
      <GapsNotice ids={ids} parts={parts} />
      <ComparisonPanel ids={ids} />
      {isAdding && <HypotheticalDialog view={view} mixes={data} onClose={() => setAdding(false)} />}
    </div>
  );
}

type MixesProps = { parts: Parts; ids: readonly string[]; onPick: (ids: readonly string[]) => void };

function Mixes({ parts, ids, onPick }: MixesProps) {
  const t = useText(hypotheticalText);
  const ruleOf = useText(ruleText);
  const formats = useFormats();
  const role = useArea();
  const columns: TableColumn<Hypothetical>[] = [
    {
      id: 'chosen',
      header: t('chosen'),
      menu: true,
      node: ({ id, name }) => (
        <Checkbox
          aria-label={t('compare', { name })}
          checked={ids.includes(id)}
          disabled={!ids.includes(id) && ids.length >= COMPARED_MAX}
          onChange={event => onPick(event.currentTarget.checked ? [...ids, id] : ids.filter(one => one !== id))}
        />
      ),
    },
    {
      id: 'name',
      priority: 1,
      header: t('name'),
      value: ({ name }) => t('named', { name }),
      node: ({ id, name }) => (
        <AppLink to="/$role/hypotheticalAssets/$hypotheticalId" params={{ role, hypotheticalId: id }}>
          {t('named', { name })}
        </AppLink>
      ),
    },
    { id: 'parts', header: t('parts'), value: mix => partsOf(mix, parts) },
    { id: 'rebalance', priority: 2, header: t('rebalance'), value: ({ rebalance }) => ruleOf(rebalance as HypotheticalRule) }, // a code of the contract
    { id: 'fee', header: t('fee'), align: 'end', value: ({ feePercent }) => feePercent },
    { id: 'fromDay', header: t('fromDay'), align: 'end', value: ({ fromDay }) => formats.date(fromDay) },
    { id: 'madeBy', header: t('madeBy'), value: ({ userName }) => userName },
  ];
  return <ArrangedTable screen="hypothetical-assets" caption={t('list')} columns={columns} rows={parts.mixes} rowId={({ id }) => id} />;
}

function partsOf({ components }: Hypothetical, parts: Parts): string {
  const { view, mixes, products, language } = parts;
  const nameOf = (id: string): string => {
    const product = products.find(one => one.id === id);
    const name = product && (language === 'jp' ? product.nameJp : product.nameEn);
    return mixName(mixes, id) || (view.index.entity(id)?.ref ?? name ?? '?');
  };
  return components.map(({ entityId, percent }) => `${nameOf(entityId)} ${Number(percent)}%`).join(', ');
}
