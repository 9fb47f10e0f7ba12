import { useListView } from '#features/saved-views/public';
import { useAddress } from '#platform/use-address';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { FileName } from '#ui/file-name';
import { ListedPanel } from '#ui/listed-panel';
import { PageHead } from '#ui/page-head';
import { StatusSelect, useImportColumns } from './import-columns';
import { useUploads } from './queries';
import { historyAddress } from './routes';
import { importsText } from './text';

/** Every organisation's files, for support: what was received, from whom, and the outcome. */
export function UploadsPage() {
  const t = useText(importsText);
  const [address, set] = useAddress(historyAddress);
  const query = useUploads(address);
  const view = useListView(
    'uploads',
    useImportColumns(
      ({ id, fileName }) => (
        <AppLink to="/admin/uploads/$importId" params={{ importId: id }}>
          <FileName name={fileName} />
        </AppLink>
      ),
      { withSender: true },
    ),
  );
  return (
    <>
      <PageHead title={t('uploads')} context={t('administration')} />
      <ListedPanel
        title={t('uploads')}
        page={query.data}
        query={query}
        view={view}
        rowId={({ id }) => id}
        search={{
          label: t('search'),
          value: address.search ?? '',
          onSearch: text => set({ search: text, page: undefined }, { replace: true }),
        }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('noImports')}
        next="wait"
        tools={<StatusSelect value={address.status} onChange={status => set({ status, page: undefined })} />}
      />
    </>
  );
}
