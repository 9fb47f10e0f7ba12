import { peerWindows } from '@hakaru/contract/address-choices';
import { mayWrite } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import type { PeerMember, PeerWindow } from '@hakaru/contract/manager-comparisons';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { TracedAssets } from '#features/figures/public';
import { useProfile, useVisitor } from '#features/profile/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { toast } from '#ui/toast-queue';
import { comparisonAddress } from './address';
import { ComparisonCharts } from './comparison-charts';
import { HorizonTable, PeriodTable } from './comparison-tables';
import { RemoveManagerComparisonDocument } from './manager-comparisons.gen';
import s from './manager-comparisons.module.css';
import { CodeEntry, PeerChoice } from './peer-choice';
import { useComparison, usePeers, useRefreshSets, useSets, type SavedSet } from './queries';
import { SetDialog } from './set-dialog';
import { comparisonText } from './text';

/** Compares managers of several clients; clients that have not agreed to be named are masked. */
export function ComparisonPage() {
  const t = useText(comparisonText);
  const { organisation } = useProfile();
  const peers = usePeers();
  const sets = useSets();
  const failed = peers.error ?? sets.error;
  const retry = () => void Promise.all([peers.refetch(), sets.refetch()]);
  return (
    <>
      <PageHead title={t('title')} context={organisation.name} />
      {failed ? (
        <ErrorState title={t('failed')} onRetry={retry} />
      ) : peers.data && sets.data ? (
        <Comparing peers={peers.data.peers} sets={sets.data} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
}

type Peers = NonNullable<ReturnType<typeof usePeers>['data']>['peers'];

function Comparing({ peers, sets }: { peers: Peers; sets: readonly SavedSet[] }) {
  const [{ set: setId, months }, go] = useAddress(comparisonAddress);
  const [picked, setPicked] = useState<readonly PeerMember[] | null>(null);
  const set = sets.find(({ id }) => id === setId) ?? null;
  const members = picked ?? set?.members ?? [];
  const openSet = (id: string | null) => {
    setPicked(null);
    go({ set: id ?? undefined });
  };
  return (
    <TracedAssets assetOf={entityId => peers.find(peer => peer.entityId === entityId)?.assetId ?? null}>
      <div className={s.stack}>
        <Choice
          peers={peers}
          sets={sets}
          set={set}
          members={members}
          months={months ?? null}
          onMembers={setPicked}
          onMonths={next => go({ months: next ?? undefined })}
          onSet={openSet}
        />
        <Result members={members} months={months ?? null} />
      </div>
    </TracedAssets>
  );
}

type ChoiceProps = {
  peers: Peers;
  sets: readonly SavedSet[];
  set: SavedSet | null;
  members: readonly PeerMember[];
  months: PeerWindow | null;
  onMembers: (members: readonly PeerMember[]) => void;
  onMonths: (months: PeerWindow | null) => void;
  onSet: (id: string | null) => void;
};

function Choice({ peers, sets, set, members, months, onMembers, onMonths, onSet }: ChoiceProps) {
  const t = useText(comparisonText);
  const isWriter = mayWrite(useVisitor().role);
  const optionsOf = (isShared: boolean) =>
    sets.filter(one => one.isShared === isShared).map(({ id, name }) => ({ value: id, label: name }));
  const tools = (
    <Segmented
      label={t('period')}
      value={months === null ? 'all' : String(months)}
      onChange={chosen => onMonths(peerWindows.find(one => String(one) === chosen) ?? null)}
      items={[{ value: 'all', label: t('all') }, ...peerWindows.map(n => ({ value: String(n), label: t('lastMonths', { n }) }))]}
    />
  );
  return (
    <Panel title={t('peers')} tools={tools}>
      <div className={s.choice}>
        <Select
          label={t('sets')}
          placeholder={t('setsPlaceholder')}
          clearable
          searchable
          value={set?.id ?? null}
          data={[
            { group: t('own'), items: optionsOf(false) },
            { group: t('shared'), items: optionsOf(true) },
          ]}
          onChange={onSet}
        />
        <PeerChoice peers={peers} members={members} onChange={onMembers} />
        <CodeEntry peers={peers} members={members} onChange={onMembers} />
        {isWriter && members.length > 0 && <SetButtons set={set} members={members} onSet={onSet} />}
      </div>
    </Panel>
  );
}

function SetButtons({ set, members, onSet }: Pick<ChoiceProps, 'set' | 'members' | 'onSet'>) {
  const t = useText(comparisonText);
  const refresh = useRefreshSets();
  const [dialog, setDialog] = useState<'new' | 'change' | null>(null);
  const remove = ({ id, version, name }: SavedSet) =>
    confirm({
      title: t('removeAsk', { name }),
      body: t('removeBody'),
      confirmLabel: t('remove'),
      danger: true,
      failureText: t('conflict'),
      action: async () => {
        await ask(RemoveManagerComparisonDocument, { id, version });
        toast(t('removed'));
        onSet(null);
        await refresh();
      },
    });
  return (
    <div className={s.buttons}>
      <Button onClick={() => setDialog('new')}>{t('save')}</Button>
      {set && <Button onClick={() => setDialog('change')}>{t('change')}</Button>}
      {set && <Button onClick={() => void remove(set)}>{t('remove')}</Button>}
      {dialog && <SetDialog members={members} set={dialog === 'change' ? set : null} onSaved={onSet} onClose={() => setDialog(null)} />}
    </div>
  );
}

function Result({ members, months }: { members: readonly PeerMember[]; months: PeerWindow | null }) {
  const t = useText(comparisonText);
  const [rolling, setRolling] = useState<PeerWindow>(36);
  const { data, error, refetch } = useComparison({ members, months, rolling });
  if (members.length === 0) return <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>;
  if (error instanceof AppError && error.fields['members']?.includes('mixedCurrencies'))
    return <EmptyState title={t('mixed')} next="choose" />;
  if (error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={8} />;
  if (data === null) return <EmptyState title={t('notOne')} next="choose" />;
  return (
    <>
      <HorizonTable comparison={data} />
      <PeriodTable comparison={data} />
      <ComparisonCharts comparison={data} rolling={rolling} onRolling={setRolling} />
    </>
  );
}
