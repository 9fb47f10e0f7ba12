import { fxForwardTabs } from '@hakaru/contract/address-choices';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useArea, useChosenAsset, WhoseMoney } from '#features/figures/public';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { Tabs } from '#ui/tabs';
import { fxForwardsAddress } from './address';
import { ForwardsList } from './forwards-list';
import s from './fx-forwards.module.css';
import { LadderPanel } from './ladder-panel';
import { useForwardChoices, useForwards } from './queries';
import { fxForwardsText } from './text';

export function FxForwardsPage() {
  const t = useText(fxForwardsText);
  const role = useArea();
  const navigate = useNavigate();
  const assetId = useChosenAsset();
  const { data: choices } = useForwardChoices();
  const [{ tab: asked }, set] = useAddress(fxForwardsAddress);
  const { data } = useForwards({ assetId, tab: null, search: '', page: 1 });
  const tabs = data?.tabs ?? [];
  const tab = asked ?? 'open';
  return (
    <>
      <PageHead title={t('title')} context={<WhoseMoney />}>
        {(choices?.mandates.length ?? 0) > 0 && (
          <Button kind="primary" icon={<Plus size={14} />} onClick={() => void navigate({ to: '/$role/fxForwards/new', params: { role } })}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <div className={s.stack}>
        {data && (
          <Tabs
            label={t('tabs')}
            value={tab}
            onChange={next => set({ tab: next, page: undefined })}
            items={fxForwardTabs
              .filter(name => tabs.some(one => one.tab === name))
              .map(value => ({
                value,
                label: t('tabOf', { name: t(value), total: tabs.find(one => one.tab === value)?.total ?? 0 }),
                content: value === tab ? <ForwardsList key={value} tab={value} assetId={assetId} /> : null,
              }))}
          />
        )}
        <LadderPanel assetId={assetId} entityId={null} />
      </div>
    </>
  );
}
