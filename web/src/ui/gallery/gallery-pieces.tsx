import { Copy, Download, Ellipsis, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { Figure } from '#ui/figure';
import { KpiStrip } from '#ui/kpi-strip';
import { Menu, MenuDivider, MenuItem } from '#ui/menu';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonBlock, SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState, LockedState } from '#ui/states';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import { Tabs } from '#ui/tabs';
import { Tag } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import s from './gallery.module.css';
import { galleryText } from './gallery-text';

export function GalleryPieces() {
  const t = useText(galleryText);
  return (
    <>
      <Figures />
      <PanelGrid>
        <PanelCell span={6}>
          <Buttons />
        </PanelCell>
        <PanelCell span={6}>
          <Overlays />
        </PanelCell>
        <PanelCell span={8}>
          <Marks />
        </PanelCell>
        <PanelCell span={4}>
          <TabsExample />
        </PanelCell>
        <PanelCell span={4}>
          <Panel title={t('loading')} subtitle={t('skeletonNote')}>
            <SkeletonRows />
          </Panel>
        </PanelCell>
        <PanelCell span={4}>
          <Panel title={t('empty')}>
            <EmptyState title={t('emptyTitle')} action={<Button>{t('chooseDate')}</Button>}>
              {t('emptyBody')}
            </EmptyState>
          </Panel>
        </PanelCell>
        <PanelCell span={4}>
          <Panel title={t('error')}>
            <ErrorState title={t('errorTitle')} reference="7f3a-21c9" onRetry={() => toast(t('saved'))} />
          </Panel>
        </PanelCell>
        <PanelCell span={4}>
          <Panel title={t('locked')}>
            <LockedState title={t('lockedTitle')}>{t('lockedBody')}</LockedState>
          </Panel>
        </PanelCell>
        <PanelCell span={8}>
          <Panel title={t('refreshing')} refreshing>
            <SkeletonBlock height={180} />
          </Panel>
        </PanelCell>
      </PanelGrid>
    </>
  );
}

function Figures() {
  const t = useText(galleryText);
  const f = useFormats();
  return (
    <KpiStrip
      label={t('kpis')}
      items={[
        {
          label: t('marketValue'),
          figure: f.headline('284613000000'),
          note: t('inMonth', { amount: f.headline('2870000000', 'JPY', true), rate: f.percent('0.0102', { signed: true }) }),
        },
        { label: t('returnFytd'), figure: f.percent('0.0526'), note: t('benchmarkIs', { rate: f.percent('0.0528') }) },
        {
          label: t('excess1y'),
          figure: <Figure text={f.percent('-0.0009', { signed: true })} worseBelowZero="-0.0009" />,
          note: t('trackingError', { rate: f.percent('0.0038') }),
        },
        {
          label: t('netFlow'),
          figure: f.headline('-412000000'),
          note: t('inOut', { in: f.headline('638000000'), out: f.headline('1050000000') }),
        },
        { label: t('tvpi'), figure: f.multiple('1.4167'), note: t('since', { date: f.date('2015-04-01') }) },
      ]}
    />
  );
}

function Buttons() {
  const t = useText(galleryText);
  return (
    <Panel title={t('buttons')}>
      <div className={s.row}>
        <Button kind="primary" icon={<Plus size={14} />}>
          {t('primary')}
        </Button>
        <Button icon={<Download size={14} />}>{t('ordinary')}</Button>
        <Button kind="subtle">{t('subtle')}</Button>
        <Button kind="danger">{t('danger')}</Button>
      </div>
      <div className={s.row}>
        <Button kind="primary" disabled>
          {t('disabled')}
        </Button>
        <Button disabled>{t('disabled')}</Button>
        <Button kind="primary" busy>
          {t('busy')}
        </Button>
        <IconButton label={t('edit')} icon={<Pencil size={15} />} />
        <Menu target={<IconButton label={t('menu')} icon={<Ellipsis size={16} />} />}>
          <MenuItem icon={<Pencil size={14} />}>{t('edit')}</MenuItem>
          <MenuItem icon={<Copy size={14} />}>{t('copy')}</MenuItem>
          <MenuItem disabled>{t('disabled')}</MenuItem>
          <MenuDivider />
          <MenuItem danger>{t('danger')}</MenuItem>
        </Menu>
      </div>
    </Panel>
  );
}

function Overlays() {
  const t = useText(galleryText);
  const [open, setOpen] = useState(false);
  const fail = () => Promise.reject(new Error('refused'));
  return (
    <Panel title={t('overlays')}>
      <div className={s.row}>
        <Button onClick={() => setOpen(true)}>{t('openDialog')}</Button>
        <Button onClick={() => void confirm({ title: t('publishQuestion'), body: t('publishBody'), confirmLabel: t('publish') })}>
          {t('askFirst')}
        </Button>
        <Button
          onClick={() =>
            void confirm({
              title: t('deleteQuestion'),
              confirmLabel: t('danger'),
              danger: true,
              action: fail,
              failureText: t('deleteFailed'),
            })
          }
        >
          {t('askDelete')}
        </Button>
      </div>
      <div className={s.row}>
        <Button onClick={() => toast(t('saved'))}>{t('showMessage')}</Button>
        <Button onClick={() => toast(t('copyFailed'), { tone: 'error', persist: true })}>{t('showError')}</Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('publishQuestion')}
        actions={<Button onClick={() => setOpen(false)}>{t('publish')}</Button>}
      >
        {t('publishBody')}
      </Dialog>
    </Panel>
  );
}

function Marks() {
  const t = useText(galleryText);
  const every = Object.keys(statusText) as StatusName[]; // the keys of that very table
  return (
    <Panel title={t('status')}>
      <div className={s.spread}>
        {every.map(value => (
          <Status key={value} value={value} />
        ))}
      </div>
      <div className={s.row} style={{ marginTop: 16 }}>
        {(['quiet', 'accent', 'ok', 'warn', 'neg'] as const).map(tone => (
          <Tag key={tone} tone={tone}>
            {t('tags')}
          </Tag>
        ))}
      </div>
    </Panel>
  );
}

function TabsExample() {
  const t = useText(galleryText);
  const [tab, setTab] = useState<'holdings' | 'documents' | 'history'>('holdings');
  const items = (['holdings', 'documents', 'history'] as const).map(value => ({ value, label: t(value), content: t('tabBody') }));
  return (
    <Panel title={t('tabs')}>
      <Tabs label={t('tabs')} value={tab} onChange={setTab} items={items} />
    </Panel>
  );
}
