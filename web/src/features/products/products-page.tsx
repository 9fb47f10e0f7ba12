import { Ellipsis, Plus } from 'lucide-react';
import { useManagerArea } from '#features/clients/public';
import { useUnit, useWhyNotWrite, WriteButton } from '#features/figures/public';
import { useProfile } from '#features/profile/public';
import { useListView } from '#features/saved-views/public';
import { WatchMenuItem } from '#features/watchlist/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import { IconButton } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { asAmount } from '#ui/grid/grid-column';
import { ListedPanel } from '#ui/listed-panel';
import { Menu, MenuItem, MenuLabel } from '#ui/menu';
import { PageHead } from '#ui/page-head';
import { exactly, joined } from '#ui/table-value';
import { productsAddress, type ProductDialog } from './address';
import { ProductDialogs } from './product-dialogs';
import s from './products.module.css';
import { useProducts, type ProductRow } from './queries';
import { productsText } from './text';

/** The manager's products, with the number of clients and the assets of each. */
export function ProductsPage() {
  useManagerArea();
  const t = useText(productsText);
  const formats = useFormats();
  const unit = useUnit();
  const { organisation } = useProfile();
  const [{ page = 1, search = '', dialog, id }, set] = useAddress(productsAddress);
  const query = useProducts({ page, search });
  const view = useListView('products', useColumns());
  return (
    <>
      <PageHead title={t('title')} context={organisation.name}>
        <WriteButton organisations kind="primary" icon={<Plus size={14} />} onClick={() => set({ dialog: 'add' })}>
          {t('add')}
        </WriteButton>
      </PageHead>
      <ListedPanel
        title={t('title')}
        subtitle={t('lead', { unit: formats.unit(unit) })}
        page={query.data}
        query={query}
        view={view}
        rowId={row => row.id}
        search={{ label: t('search'), value: search, onSearch: text => set({ search: text, page: undefined }, { replace: true }) }}
        onPage={next => set({ page: next > 1 ? next : undefined })}
        empty={t('none')}
        next="add"
      />
      <ProductDialogs dialog={dialog} id={id} onClose={() => set({ dialog: undefined, id: undefined })} />
    </>
  );
}

function useColumns(): TableColumn<ProductRow>[] {
  const t = useText(productsText);
  const formats = useFormats();
  const language = useLanguage();
  const unit = useUnit();
  return [
    {
      id: 'name',
      header: t('name'),
      value: ({ name, nameJp, description }) => joined(language === 'jp' ? nameJp : name, description ? description : null),
      node: ({ id, name, nameJp, description }) => (
        <span className={s.name}>
          <AppLink to="/$role/products/$productId" params={{ role: 'manager', productId: id }}>
            {language === 'jp' ? nameJp : name}
          </AppLink>
          {description && <small title={description}>{description}</small>}
        </span>
      ),
    },
    { id: 'class', header: t('assetClass'), value: ({ assetClass }) => assetClass },
    { id: 'benchmark', header: t('benchmark'), value: ({ benchmark }) => benchmark },
    {
      id: 'target',
      header: t('target'),
      align: 'end',
      value: ({ targetReturnPercent }) => exactly(targetReturnPercent),
      node: ({ targetReturnPercent }) => percentOf(targetReturnPercent),
    },
    {
      id: 'clients',
      priority: 2,
      header: t('clients'),
      align: 'end',
      divider: true,
      value: ({ clients }) => exactly(clients),
      node: ({ clients }) => clients,
    },
    {
      id: 'value',
      priority: 1,
      header: t('value'),
      align: 'end',
      value: ({ value }) => exactly(value?.amount, asAmount(unit).power),
      node: ({ value }) => (value ? formats.amount(value.amount, { unit }) : MISSING),
    },
    { id: 'inception', header: t('inception'), align: 'end', divider: true, value: ({ inceptionDate }) => inceptionDate, date: true },
    { id: 'fee', header: t('fee'), align: 'end', value: ({ feeBps }) => exactly(feeBps), node: ({ feeBps }) => feeBps ?? MISSING },
    { id: 'actions', header: t('actions'), hideHeader: true, align: 'end', menu: true, node: row => <RowMenu row={row} /> },
  ];
}

/** As agreed, with all its digits: a target is a term and is not rounded like a figure. */
export function percentOf(percent: string | null): string {
  return percent === null ? MISSING : `${percent}%`;
}

function RowMenu({ row: { id, name, nameJp, mandates } }: { row: ProductRow }) {
  const t = useText(productsText);
  const language = useLanguage();
  const whyNot = useWhyNotWrite();
  const [, set] = useAddress(productsAddress);
  const open = (dialog: ProductDialog) => () => set({ dialog, id });
  const label = t('actionsOf', { name: language === 'jp' ? nameJp : name });
  return (
    <Menu target={<IconButton label={label} icon={<Ellipsis size={16} />} tooltip={false} />} position="bottom-end">
      {mandates[0] && <WatchMenuItem kind="product" assetId={mandates[0].assetId} subject={id} />}
      {whyNot && <MenuLabel>{whyNot}</MenuLabel>}
      <MenuItem disabled={whyNot !== null} onClick={open('edit')}>
        {t('editShort')}
      </MenuItem>
      <MenuItem disabled={whyNot !== null} onClick={open('link')}>
        {t('link')}
      </MenuItem>
      <MenuItem disabled={whyNot !== null} onClick={open('delete')} danger>
        {t('deleteShort')}
      </MenuItem>
    </Menu>
  );
}
