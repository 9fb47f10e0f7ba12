import { instructionTabs } from '@hakaru/contract/address-choices';
import { instructionCategories } from '@hakaru/contract/enumerations';
import type { InstructionTab } from '@hakaru/contract/instructions';
import { useNavigate } from '@tanstack/react-router';
import { CheckCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { useArea, useChosenAsset, WhoseMoney } from '#features/figures/public';
import { useListView } from '#features/saved-views/public';
import { Choice } from '#features/transactions/public';
import { useClientsOf } from '#features/profile/public';
import { ask } from '#platform/api';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { ListedPanel } from '#ui/listed-panel';
import { MoveDialog } from '#ui/move-dialog';
import { PageHead } from '#ui/page-head';
import { Tabs } from '#ui/tabs';
import { toast } from '#ui/toast-queue';
import { instructionsAddress } from './address';
import { useInstructionColumns } from './instruction-columns';
import { FinalizeInstructionsDocument } from './instructions.gen';
import { useInstructions, useMandateChoices, useRefreshInstructions } from './queries';
import { categoryText, instructionCodes, instructionsText, tabText } from './text';

export function InstructionsPage() {
  const t = useText(instructionsText);
  const tabWords = useText(tabText);
  const role = useArea();
  const navigate = useNavigate();
  const { data: mandates } = useMandateChoices();
  const [{ tab: asked, category = null }, set] = useAddress(instructionsAddress);
  const { data } = useInstructions({ assetId: useChosenAsset(), page: 1, search: '', tab: null, category });
  const tabs = data?.tabs ?? [];
  const tab = asked ?? instructionTabs.find(name => tabs.some(one => one.tab === name)) ?? 'today';
  const canWrite = (mandates?.length ?? 0) > 0;
  return (
    <>
      <PageHead title={t('title')} context={<WhoseMoney />}>
        {canWrite && (
          <Button
            kind="primary"
            icon={<Plus size={14} />}
            onClick={() => void navigate({ to: '/$role/instructions/new', params: { role } })}
          >
            {t('add')}
          </Button>
        )}
      </PageHead>
      {data && (
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={next => set({ tab: next, page: undefined })}
          items={instructionTabs
            .filter(name => tabs.some(one => one.tab === name))
            .map(value => ({
              value,
              label: t('tabOf', { name: tabWords(value), total: tabs.find(one => one.tab === value)?.total ?? 0 }),
              content: <InstructionList key={value} tab={value} />,
            }))}
        />
      )}
    </>
  );
}

function InstructionList({ tab }: { tab: InstructionTab }) {
  const t = useText(instructionsText);
  const tabWords = useText(tabText);
  const categories = useText(categoryText);
  const [{ page = 1, search = '', category = null }, set] = useAddress(instructionsAddress);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefreshInstructions();
  const clientsOf = useClientsOf();
  const query = useInstructions({ assetId: useChosenAsset(), page, search, tab, category });
  const { data } = query;
  const items = (data?.data ?? []).filter(({ id, abilities }) => chosen.has(id) && abilities.includes('finalize'));
  const view = useListView('instructions', useInstructionColumns(tab === 'preliminary' ? { chosen, onChoose: setChosen } : null));
  const finalize = async () => {
    await ask(FinalizeInstructionsDocument, { items: items.map(({ id, version }) => ({ id, version })) });
    toast(t('finalizedMany', { count: items.length }));
    setChosen(new Set());
    await refresh();
  };
  return (
    <>
      <ListedPanel
        title={tabWords(tab)}
        page={data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('none')}
        next="add"
        tools={
          <>
            <Choice
              label={t('category')}
              all={t('allCategories')}
              value={category ?? ''}
              options={instructionCategories.map(value => ({ value, label: categories(value) }))}
              onChoose={value => set({ category: instructionCategories.find(name => name === value), page: undefined })}
            />
            {items.length > 0 && (
              <Button icon={<CheckCheck size={14} />} onClick={() => setIsAsking(true)}>
                {t('finalizeMany', { count: items.length })}
              </Button>
            )}
          </>
        }
      />
      {isAsking && (
        <MoveDialog
          title={t('finalizeManyAsk', { count: items.length })}
          client={clientsOf(items)}
          body={t('finalizeManyBody')}
          label={t('finalize')}
          codes={instructionCodes}
          fields={instructionsText}
          action={finalize}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
