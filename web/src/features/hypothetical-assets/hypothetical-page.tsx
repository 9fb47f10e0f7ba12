import { mayWrite } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import type { HypotheticalRule } from '@hakaru/contract/hypothetical-assets';
import { notFound, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { WithAddOn } from '#features/add-ons/public';
import { BookPage, useArea, useBookContext, type BookView } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { ComparisonPanel } from './comparison-panel';
import { RemoveHypotheticalAssetDocument } from './hypothetical-assets.gen';
import s from './hypothetical.module.css';
import { HypotheticalDialog } from './hypothetical-dialog';
import { GapsNotice } from './gaps-notice';
import { mixName, partName, type Parts } from './part-names';
import { useHypotheticals, useRefreshHypotheticals, type Hypothetical } from './queries';
import { hypotheticalText, ruleText } from './text';
import { useParts } from './use-parts';

/** One mix: its components and its hypothetical performance. */
export function HypotheticalPage() {
  const t = useText(hypotheticalText);
  const { hypotheticalId = '' } = useParams({ strict: false });
  const role = useArea();
  const { data, error, refetch } = useHypotheticals();
  const mix = data?.find(({ id }) => id === hypotheticalId);
  const back = (
    <AppLink to="/$role/hypotheticalAssets" params={{ role }}>
      {t('title')}
    </AppLink>
  );
  return (
    <WithAddOn name="hypotheticalAssets" title={t('one')}>
      <BookPage title={mix ? t('named', { name: mix.name }) : t('one')} context={() => back}>
        {view => {
          if (error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
          if (!data) return <SkeletonRows rows={8} />;
          const found = data.find(({ id }) => id === hypotheticalId);
          if (!found) throw notFound();
          return <Mix view={view} mixes={data} mix={found} />;
        }}
      </BookPage>
    </WithAddOn>
  );
}

function Mix({ view, mixes, mix }: { view: BookView; mixes: readonly Hypothetical[]; mix: Hypothetical }) {
  const t = useText(hypotheticalText);
  const ruleOf = useText(ruleText);
  const formats = useFormats();
  const { role } = useVisitor();
  const { known } = useBookContext();
  const remove = useRemoval(mix);
  const parts = useParts(view, mixes);
  const [isEditing, setEditing] = useState(false);
  const tools =
    mayWrite(role) && known === null ? (
      <>
        <Button onClick={() => setEditing(true)}>{t('edit')}</Button>
        <Button onClick={() => void remove()}>{t('remove')}</Button>
      </>
    ) : null;
  const columns: TableColumn<Hypothetical['components'][number]>[] = [
    {
      id: 'name',
      header: t('name'),
      value: ({ entityId }) => partName(parts, entityId),
      node: ({ entityId }) => <PartName id={entityId} parts={parts} />,
    },
    { id: 'kind', header: t('kind'), value: ({ entityId }) => t(kindOf(parts, entityId)) },
    { id: 'percent', header: '%', align: 'end', value: ({ percent }) => Number(percent).toFixed(4) },
  ];
  const facts = [
    `${t('rebalance')}: ${ruleOf(mix.rebalance as HypotheticalRule)}`, // a code of the contract
    `${t('fee')}: ${mix.feePercent}`,
    `${t('fromDay')}: ${formats.date(mix.fromDay)}`,
  ];
  return (
    <div className={s.stack}>
      <Panel title={t('parts')} subtitle={facts.join(' · ')} tools={tools} flush>
        <ArrangedTable
          screen="hypothetical-parts"
          caption={t('parts')}
          columns={columns}
          rows={mix.components}
          rowId={({ entityId }) => entityId}
        />
      </Panel>
      <GapsNotice ids={[mix.id]} parts={parts} />
      <ComparisonPanel ids={[mix.id]} />
      {isEditing && <HypotheticalDialog view={view} mixes={mixes} mix={mix} onClose={() => setEditing(false)} />}
    </div>
  );
}

function kindOf({ view, mixes }: Parts, id: string): 'mandate' | 'benchmark' | 'product' | 'mix' {
  if (mixes.some(mix => mix.id === id)) return 'mix';
  const kind = view.index.entity(id)?.kind;
  return kind === 'mandate' || kind === 'benchmark' ? kind : 'product';
}

function PartName({ id, parts }: { id: string; parts: Parts }) {
  const t = useText(hypotheticalText);
  const role = useArea();
  const name = mixName(parts.mixes, id);
  if (!name) return <>{partName(parts, id) || t('unknownPart')}</>;
  return (
    <AppLink to="/$role/hypotheticalAssets/$hypotheticalId" params={{ role, hypotheticalId: id }}>
      {t('named', { name })}
    </AppLink>
  );
}

function useRemoval({ id, version, name }: Hypothetical) {
  const t = useText(hypotheticalText);
  const navigate = useNavigate();
  const role = useArea();
  const refresh = useRefreshHypotheticals();
  return () =>
    confirm({
      title: t('removeAsk', { name }),
      body: t('removeBody'),
      confirmLabel: t('remove'),
      danger: true,
      action: async () => {
        try {
          await ask(RemoveHypotheticalAssetDocument, { id, version });
          toast(t('removed'));
          void navigate({ to: '/$role/hypotheticalAssets', params: { role } });
        } catch (error) {
          toast(t(removalFailure(error)), { tone: 'error' });
        }
        await refresh();
      },
    });
}

function removalFailure(error: unknown): 'conflict' | 'inUse' | 'failed' {
  if (!(error instanceof AppError)) return 'failed';
  return error.refusal === 'conflict' ? 'conflict' : error.fields['id']?.includes('inUse') ? 'inUse' : 'failed';
}
