import { Grid3x3, Plus } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useArea, useBook, useBookContext, useWhyNotWrite, WriteButton } from '#features/figures/public';
import { useAddress } from '#platform/use-address';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { EmptyState } from '#ui/states';
import { categoriesAddress } from './address';
import s from './categories.module.css';
import { CategoryLists, KindSwitch } from './category-lists';
import { categoriesText } from './text';

export function CategoriesPage() {
  const t = useText(categoriesText);
  const language = useLanguage();
  const role = useArea();
  const navigate = useNavigate();
  const { assetId } = useBookContext();
  const { data: book } = useBook();
  const whyNot = useWhyNotWrite();
  const [{ kind = 'portfolio' }, set] = useAddress(categoriesAddress);
  return (
    <>
      <PageHead title={t('title')} context={book?.name[language]}>
        <Button icon={<Grid3x3 size={14} />} onClick={() => void navigate({ to: '/$role/categories/configure', params: { role } })}>
          {t('configureShort')}
        </Button>
        {assetId && (
          <WriteButton kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
            {t('add')}
          </WriteButton>
        )}
      </PageHead>
      <div className={s.switch}>
        <KindSwitch kind={kind} onChange={next => set({ kind: next })} />
      </div>
      {assetId ? <CategoryLists assetId={assetId} kind={kind} whyNot={whyNot} /> : <EmptyState title={t('noAsset')} next="asset" />}
    </>
  );
}
