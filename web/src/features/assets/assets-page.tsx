import { Plus } from 'lucide-react';
import { AssetsList } from '#features/organisations/public';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { PageHead } from '#ui/page-head';
import { assetsAddress } from './address';
import { AddAssetForm } from './asset-forms';
import { assetsText } from './text';

export function AssetsPage() {
  const t = useText(assetsText);
  const [{ page = 1, search = '', dialog }, set] = useAddress(assetsAddress);
  const close = () => set({ dialog: undefined });
  return (
    <>
      <PageHead title={t('assets')} context={t('admin')}>
        <Button kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
          {t('add')}
        </Button>
      </PageHead>
      <AssetsList
        organisationId={null}
        page={page}
        search={search}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        onSearch={text => set({ search: text, page: undefined }, { replace: true })}
      />
      {dialog === 'add' && (
        <Dialog open onClose={close} title={t('add')}>
          <AddAssetForm onClose={close} />
        </Dialog>
      )}
    </>
  );
}
