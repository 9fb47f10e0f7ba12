import type { FxForwardTab } from '@hakaru/contract/fx-forwards';
import { useNavigate } from '@tanstack/react-router';
import { CheckCheck, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { TracedAssets, useArea } from '#features/figures/public';
import { useListView } from '#features/saved-views/public';
import { useClientsOf } from '#features/profile/public';
import { useFormats } from '#platform/formats';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { ListedPanel } from '#ui/listed-panel';
import { toast } from '#ui/toast-queue';
import { fxForwardsAddress } from './address';
import { useForwardColumns } from './forward-columns';
import { FinalizeFxForwardsDocument } from './fx-forwards.gen';
import { useForwards, useRefreshForwards, type ForwardLine } from './queries';
import { fxForwardsText } from './text';
import { useRefusal } from './use-refusal';

type Props = { tab: FxForwardTab; assetId: string | null; entityId?: string | null; counterpartyId?: string | null };

/** One list of forwards. Open ones can be selected to be rolled, drafts to be finalised together. */
export function ForwardsList({ tab, assetId, entityId = null, counterpartyId = null }: Props) {
  const t = useText(fxForwardsText);
  const formats = useFormats();
  const [{ page = 1, search = '' }, set] = useAddress(fxForwardsAddress);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useForwards({ assetId, tab, entityId, counterpartyId, search, page });
  const { data } = query;
  const ability = tab === 'open' ? 'setoff' : 'finalize';
  const isChoosing = (tab === 'open' || tab === 'preliminary') && counterpartyId === null;
  const columns = useForwardColumns(isChoosing ? { chosen, onChoose: setChosen, ability } : null, { hasEntity: entityId === null });
  const view = useListView(`fx-forwards-${tab}`, columns);
  const rows = (data?.data ?? []).filter(row => chosen.has(row.id) && row.abilities.includes(ability));
  const first = data?.data[0];
  const assetOf = (id: string) => data?.data.find(({ entity }) => entity.id === id)?.assetId ?? null;
  const subtitle = first?.rateDay ? t('valueOn', { day: formats.date(first.valueDay), rateDay: formats.date(first.rateDay) }) : undefined;
  return (
    <TracedAssets assetOf={assetOf}>
      <ListedPanel
        title={t(tab)}
        {...(tab === 'open' && subtitle ? { subtitle } : {})}
        page={data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('none')}
        next="add"
        tools={
          rows.length > 0 &&
          (tab === 'open' ? <RollButton rows={rows} /> : <FinalizeButton rows={rows} onDone={() => setChosen(new Set())} />)
        }
      />
    </TracedAssets>
  );
}

function RollButton({ rows }: { rows: readonly ForwardLine[] }) {
  const t = useText(fxForwardsText);
  const role = useArea();
  const navigate = useNavigate();
  const ids = rows.map(({ id }) => id).join(',');
  return (
    <Button
      icon={<RefreshCw size={14} />}
      onClick={() => void navigate({ to: '/$role/fxForwards/roll', params: { role }, search: { ids } })}
    >
      {t('roll', { count: rows.length })}
    </Button>
  );
}

function FinalizeButton({ rows, onDone }: { rows: readonly ForwardLine[]; onDone: () => void }) {
  const t = useText(fxForwardsText);
  const refresh = useRefreshForwards();
  const refusal = useRefusal();
  const client = useClientsOf()(rows);
  const finalize = async () => {
    await ask(FinalizeFxForwardsDocument, { items: rows.map(({ id, version }) => ({ id, version })) });
    toast(t('finalized', { count: rows.length }));
    onDone();
    await refresh();
  };
  const label = t('finalizeMany', { count: rows.length });
  return (
    <Button
      icon={<CheckCheck size={14} />}
      onClick={() =>
        void confirm({ title: label, client, body: t('finalizeBody'), confirmLabel: t('finalize'), action: finalize, failureText: refusal })
      }
    >
      {label}
    </Button>
  );
}
