import { AppError } from '@hakaru/contract/errors';
import { densities, type Density } from '@hakaru/contract/preferences';
import type { SavedView, SavedViewInput } from '@hakaru/contract/saved-views';
import { Bookmark, Check, LayoutList, Plus, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useProfile, useSavePreferences } from '#features/profile/public';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { gridText } from '#ui/grid/grid-text';
import { Menu, MenuChoice, MenuDivider, MenuItem, MenuLabel } from '#ui/menu';
import { toast } from '#ui/toast-queue';
import { useChangeViews } from './queries';
import type { NewView } from './save-view-dialog';
import type { ViewExtent } from './table-look';
import { savedViewsText } from './text';

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog')).SaveViewDialog }));
const ManageViewsDialog = lazy(async () => ({ default: (await import('./manage-views-dialog')).ManageViewsDialog }));

type ViewsMenuProps = {
  screen: string;
  views: readonly SavedView[];
  activeId: string | null;
  /** The table's current arrangement, without a name. */
  current: () => Omit<SavedViewInput, 'name'>;
  onApply: (view: SavedView | null) => void;
  extent: ViewExtent;
  /** The accessible name where only the icon is shown. */
  of: string | undefined;
};

/** Saved views of a table, and its density. */
export function ViewsMenu({ screen, views, activeId, current, onApply, extent, of }: ViewsMenuProps) {
  const t = useText(savedViewsText);
  const change = useChangeViews(screen);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const active = views.find(({ id }) => id === activeId);
  const update = (view: SavedView) =>
    change.update.mutate(
      { ...view, ...current() },
      {
        onSuccess: () => toast(t('saved'), { tone: 'ok' }),
        onError: error => toast(t(isLate(error) ? 'changedMeanwhile' : 'failed'), { tone: 'error' }),
      },
    );
  const save = async ({ name, isTeam }: NewView) => {
    const made = await change.create.mutateAsync({ ...current(), name, isTeam });
    toast(t(isTeam ? 'shared' : 'saved'), { tone: 'ok' });
    onApply(made);
  };
  const own = views.filter(({ isTeam }) => !isTeam);
  const shared = views.filter(({ isTeam }) => isTeam);
  const choice = (view: SavedView) => (
    <MenuItem key={view.id} icon={<Mark isOn={view.id === activeId} />} onClick={() => onApply(view)}>
      {view.name}
    </MenuItem>
  );
  const icon = <LayoutList size={14} />;
  const target = of ? (
    <IconButton label={[t('viewOf', { table: of }), active?.name].filter(Boolean).join(': ')} icon={icon} />
  ) : (
    <Button kind="subtle" icon={icon}>
      {active?.name ?? t('view')}
    </Button>
  );
  return (
    <>
      <Menu target={target} width={260}>
        <MenuLabel>{t('views')}</MenuLabel>
        <MenuItem icon={<Mark isOn={!active} />} onClick={() => onApply(null)}>
          {t('usual')}
        </MenuItem>
        {own.map(choice)}
        {shared.length > 0 && <MenuLabel>{t('teamViews')}</MenuLabel>}
        {shared.map(choice)}
        <MenuDivider />
        <MenuItem icon={<Plus size={14} />} onClick={() => setDialog('save')}>
          {t('saveAs')}
        </MenuItem>
        {active?.mayChange && (
          <MenuItem icon={<Bookmark size={14} />} onClick={() => update(active)}>
            {t('update', { name: active.name })}
          </MenuItem>
        )}
        {views.length > 0 && (
          <MenuItem icon={<Settings2 size={14} />} onClick={() => setDialog('manage')}>
            {t('manage')}
          </MenuItem>
        )}
        {extent === 'figures' && <DensityChoice />}
      </Menu>
      <Suspense>
        {dialog === 'save' && <SaveViewDialog extent={extent} onClose={() => setDialog(null)} onSave={save} />}
        {dialog === 'manage' && <ManageViewsDialog views={views} change={change} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}

const isLate = (error: unknown) => error instanceof AppError && error.refusal === 'conflict';

function Mark({ isOn }: { isOn: boolean }) {
  return <Check size={14} style={isOn ? undefined : { visibility: 'hidden' }} />;
}

function DensityChoice() {
  const t = useText(gridText);
  const words = useText(savedViewsText);
  const { preferences } = useProfile();
  const { mutate } = useSavePreferences();
  return (
    <>
      <MenuDivider />
      <MenuLabel>{words('density')}</MenuLabel>
      <MenuChoice
        value={preferences.density}
        onChange={(density: Density) => mutate({ density })}
        options={densities.map(value => ({ value, label: t(value) }))}
      />
    </>
  );
}
