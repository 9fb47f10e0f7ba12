import { categoryKinds } from '@hakaru/contract/enumerations';
import { useQuery } from '@tanstack/react-query';
import { notFound, useParams } from '@tanstack/react-router';
import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { PageHead } from '#ui/page-head';
import { toast } from '#ui/toast-queue';
import { categoriesAddress } from './address';
import { CopyCategoryTreeDocument, TreeAssetsDocument } from './categories.gen';
import { CategoryLists } from './category-lists';
import { useRefreshCategories } from './queries';
import { categoriesText, categoryCodes, kindText, treesText } from './text';

/** One category tree of any organisation, with the lists its owner has and an action to copy it to another asset. */
export function CategoryTreePage() {
  const t = useText(treesText);
  const words = useText(categoriesText);
  const kinds = useText(kindText);
  const { treeId = '' } = useParams({ strict: false });
  const [assetId = '', named] = treeId.split(':');
  const kind = categoryKinds.find(name => name === named);
  const [, set] = useAddress(categoriesAddress);
  const [isCopying, setCopying] = useState(false);
  const asset = useAssets().data?.find(({ id }) => id === assetId);
  if (!kind) throw notFound();
  return (
    <>
      <PageHead
        title={`${asset?.name ?? t('title')}: ${kinds(kind)}`}
        context={
          <>
            {asset?.organisationRef} · <AppLink to="/admin/categoryTrees">{t('title')}</AppLink>
          </>
        }
      >
        {kind !== 'archived' && (
          <>
            <Button icon={<Copy size={14} />} onClick={() => setCopying(true)}>
              {t('copy')}
            </Button>
            <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
              {words('add')}
            </Button>
          </>
        )}
      </PageHead>
      <CategoryLists assetId={assetId} kind={kind} whyNot={null} />
      {isCopying && (
        <Dialog open onClose={() => setCopying(false)} title={t('copy')} size="small">
          <CopyForm assetId={assetId} kind={kind} onClose={() => setCopying(false)} />
        </Dialog>
      )}
    </>
  );
}

const copyForm = z.object({ toAssetId: z.string().check(z.minLength(1, 'required')) });

function CopyForm({ assetId, kind, onClose }: { assetId: string; kind: string; onClose: () => void }) {
  const t = useText(treesText);
  const refresh = useRefreshCategories();
  const assets = useAssets();
  const form = useForm(copyForm, { toAssetId: '' }, categoryCodes);
  const options = (assets.data ?? [])
    .filter(({ id }) => id !== assetId)
    .map(({ id, name, organisationRef }) => ({ value: id, label: `${organisationRef} · ${name}` }));
  return (
    <Form
      form={form}
      submitLabel={t('copy')}
      onSubmit={async ({ toAssetId }) => {
        const { copyCategoryTree: n } = await ask(CopyCategoryTreeDocument, { fromAssetId: assetId, toAssetId, kind }, undefined, 'admin');
        toast(t('copied', { n }));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t('copyHint')}</p>
      <SelectField {...form.field('toAssetId')} label={t('copyTo')} options={options} loading={assets.isPending} searchable required />
    </Form>
  );
}

function useAssets() {
  return useQuery({
    queryKey: ['categories', 'assets'],
    queryFn: async ({ signal }) => (await ask(TreeAssetsDocument, { search: '' }, signal, 'admin')).allAssets.data,
  });
}
