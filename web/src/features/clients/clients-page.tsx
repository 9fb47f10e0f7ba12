import { clientShows, type ClientShow } from '@hakaru/contract/clients';
import { Checkbox } from '@mantine/core';
import { useProfile } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { DataTable } from '#ui/data-table';
import { ListStates } from '#ui/list-states';
import { PageHead } from '#ui/page-head';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SearchBox } from '#ui/search-box';
import { clientsAddress } from './address';
import { useClientColumns } from './client-columns';
import s from './clients.module.css';
import { useClients, useManagerArea, type ClientPage } from './queries';
import { clientsText } from './text';

/** A manager's clients: what is due for whom, and what came back with errors. */
export function ClientsPage() {
  const role = useManagerArea();
  const t = useText(clientsText);
  const formats = useFormats();
  const { organisation } = useProfile();
  const [address, set] = useAddress(clientsAddress);
  const { data, isError, isFetching, refetch } = useClients(address);
  const view = useListView('clients', useClientColumns());
  const context = [
    organisation.name,
    data && t('count', { n: data.paginatorInfo.total }),
    data && t('today', { date: formats.date(data.today) }),
  ];
  return (
    <>
      <PageHead title={t('title')} context={context.filter(Boolean).join(' · ')}>
        <AppLink to="/$role/products" params={{ role }}>
          {t('products')}
        </AppLink>
      </PageHead>
      <Cards page={data} show={address.show} onShow={show => set({ show, page: undefined })} />
      <Panel
        title={t('title')}
        tools={
          <>
            <Tools />
            {view.tools}
          </>
        }
        refreshing={isFetching && data !== undefined}
        flush
      >
        <ListStates
          count={data?.data.length}
          isError={isError}
          onRetry={() => void refetch()}
          empty={t('none')}
          next="grant"
          failed={t('failed')}
        >
          <div className={s.scroll}>
            <DataTable caption={t('title')} columns={view.columns} rows={data?.data ?? []} rowId={({ id }) => id} />
          </div>
          {data && data.paginatorInfo.lastPage > 1 && (
            <Pager info={data.paginatorInfo} onPage={page => set({ page: page > 1 ? page : undefined })} />
          )}
        </ListStates>
      </Panel>
    </>
  );
}

type CardsProps = { page: ClientPage | undefined; show: ClientShow | undefined; onShow: (show: ClientShow | undefined) => void };

/** Counts reports, not clients: one client may be late with three. */
function Cards({ page, show, onShow }: CardsProps) {
  const t = useText(clientsText);
  return (
    <div className={s.cards} role="group" aria-label={t('cards')}>
      {clientShows.map(name => (
        <button
          key={name}
          type="button"
          className={s.card}
          data-tone={name !== 'dueToday' && page && page[name] > 0 ? 'neg' : undefined}
          aria-pressed={show === name}
          onClick={() => onShow(show === name ? undefined : name)}
        >
          <span>{t(name)}</span>
          <span>
            <b className="num">{page ? page[name] : '-'}</b>
            <small>{t('reports', { n: page ? page[name] : 0 })}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

function Tools() {
  const t = useText(clientsText);
  const [{ mine = false, ended = false, search = '' }, set] = useAddress(clientsAddress);
  return (
    <span className={s.tools}>
      <Checkbox
        label={t('mine')}
        checked={mine}
        onChange={event => set({ mine: event.currentTarget.checked || undefined, page: undefined })}
      />
      <Checkbox
        label={t('ended')}
        checked={ended}
        onChange={event => set({ ended: event.currentTarget.checked || undefined, page: undefined })}
      />
      <SearchBox label={t('search')} value={search} onSearch={text => set({ search: text, page: undefined }, { replace: true })} />
    </span>
  );
}
