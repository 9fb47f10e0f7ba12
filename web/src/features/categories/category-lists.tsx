import { categoryAxes } from '@hakaru/contract/address-choices';
import { categoryKinds, type CategoryKind } from '@hakaru/contract/enumerations';
import { WriteButton } from '#features/figures/public';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { Segmented } from '#ui/tabs';
import { categoriesAddress } from './address';
import { AxisPanel } from './axis-panel';
import s from './categories.module.css';
import { AddCategoryDialog, EditCategoryDialog } from './category-dialogs';
import { useCategories, type Category } from './queries';
import { categoriesText, kindText } from './text';

/** The categories of one kind, by use. The kind, and the category being edited, are in the address. */
export function CategoryLists({ assetId, kind, whyNot }: { assetId: string; kind: CategoryKind; whyNot: string | null }) {
  const t = useText(categoriesText);
  const [{ dialog, id }, set] = useAddress(categoriesAddress);
  const { data, isError, refetch } = useCategories(assetId);
  const close = () => set({ dialog: undefined, id: undefined });
  if (!data) return isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : <SkeletonRows rows={10} />;
  const shown = data.filter(category => category.kind === kind);
  const edited = data.find(category => category.id === id);
  return (
    <div className={s.stack}>
      {shown.length === 0 && (
        <EmptyState title={t('none')} action={<WriteButton onClick={() => set({ dialog: 'add' })}>{t('add')}</WriteButton>}>
          {t('noneBody')}
        </EmptyState>
      )}
      <Panels assetId={assetId} shown={shown} whyNot={whyNot} onEdit={chosen => set({ dialog: 'edit', id: chosen })} />
      {dialog === 'add' && <AddCategoryDialog assetId={assetId} kind={kind} onClose={close} />}
      {dialog === 'edit' && edited && <EditCategoryDialog key={edited.id} category={edited} onClose={close} />}
    </div>
  );
}

type PanelsProps = { assetId: string; shown: readonly Category[]; whyNot: string | null; onEdit: (id: string) => void };

function Panels({ assetId, shown, whyNot, onEdit }: PanelsProps) {
  return categoryAxes.map(axis => {
    const categories = shown.filter(category => category.axis === axis);
    return categories.length === 0 ? null : (
      <AxisPanel key={axis} assetId={assetId} axis={axis} categories={categories} whyNot={whyNot} onEdit={onEdit} />
    );
  });
}

/** Which kind is shown; the archive last. */
export function KindSwitch({ kind, onChange }: { kind: CategoryKind; onChange: (kind: CategoryKind) => void }) {
  const t = useText(categoriesText);
  const kinds = useText(kindText);
  const order: readonly CategoryKind[] = ['portfolio', 'benchmark', 'fund', 'client', 'archived'];
  const items = order.filter(name => categoryKinds.includes(name)).map(value => ({ value, label: kinds(value) }));
  return <Segmented label={t('kinds')} value={kind} onChange={onChange} items={items} />;
}
