import { getRouteApi } from '@tanstack/react-router';
import { atPage } from '#platform/list-address';
import { useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { AssetsList } from './assets-list';
import { organisationsText } from './text';

const route = getRouteApi('/shell/admin/assets');

export function AssetsPage() {
  const t = useText(organisationsText);
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, search = '' } = address;
  return (
    <>
      <PageHead title={t('assets')} context={t('admin')} />
      <AssetsList
        organisationId={null}
        page={page}
        search={search}
        onPage={next => void navigate({ search: atPage(address, next) })}
        onSearch={text => void navigate({ search: text ? { search: text } : {}, replace: true })}
      />
    </>
  );
}
