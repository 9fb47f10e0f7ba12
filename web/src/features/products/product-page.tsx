import { useNavigate, useParams } from '@tanstack/react-router';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useManagerArea } from '#features/clients/public';
import { WatchButton } from '#features/watchlist/public';
import { FigureText, TracedAssets, useExact, verifiableOf, VerifyRow, WriteButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { useAddress } from '#platform/use-address';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { PageHead } from '#ui/page-head';
import { Panel, PanelCell, PanelGrid } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { joined } from '#ui/table-value';
import { Tag } from '#ui/tag';
import { productsAddress, type ProductDialog } from './address';
import { ProductDialogs } from './product-dialogs';
import { percentOf } from './products-page';
import s from './products.module.css';
import { useProduct, type Product, type ProductMandate } from './queries';
import { ReturnsPanel } from './returns-panel';
import { productsText } from './text';

export function ProductPage() {
  const role = useManagerArea();
  const { productId } = useParams({ strict: false });
  const t = useText(productsText);
  const language = useLanguage();
  const navigate = useNavigate();
  const [{ dialog }, set] = useAddress(productsAddress);
  const { data: product, error } = useProduct(productId);
  if (error && !product) throw error;
  const back = (
    <AppLink to="/$role/products" params={{ role }}>
      {t('title')}
    </AppLink>
  );
  return (
    <>
      <PageHead title={product ? (language === 'jp' ? product.nameJp : product.name) : t('product')} context={back}>
        {product?.mandates[0] && <WatchButton kind="product" assetId={product.mandates[0].assetId} subject={product.id} />}
        <WriteButton icon={<Trash2 size={14} />} onClick={() => set({ dialog: 'delete' })}>
          {t('deleteShort')}
        </WriteButton>
        <WriteButton icon={<Link2 size={14} />} onClick={() => set({ dialog: 'link' })}>
          {t('link')}
        </WriteButton>
        <WriteButton kind="primary" icon={<Pencil size={14} />} onClick={() => set({ dialog: 'edit' })}>
          {t('editShort')}
        </WriteButton>
      </PageHead>
      {product ? <Panels product={product} onOpen={name => set({ dialog: name })} /> : <SkeletonRows rows={8} />}
      <ProductDialogs
        dialog={dialog === 'add' ? undefined : dialog}
        id={productId}
        onClose={() => set({ dialog: undefined })}
        onDeleted={() => void navigate({ to: '/$role/products', params: { role } })}
      />
    </>
  );
}

function Panels({ product, onOpen }: { product: Product; onOpen: (dialog: ProductDialog) => void }) {
  const t = useText(productsText);
  const formats = useFormats();
  const { mandates, value } = product;
  const assetOf = (entityId: string) => mandates.find(({ id }) => id === entityId)?.assetId ?? null;
  const facts = [
    [t('assetClass'), product.assetClass],
    [t('benchmark'), product.benchmark],
    [t('target'), percentOf(product.targetReturnPercent)],
    [t('fee'), product.feeBps],
    [t('inception'), formats.date(product.inceptionDate)],
    [t('clients'), product.clients],
    [t('value'), value ? formats.headline(value.amount, value.currency) : MISSING],
  ] as const;
  return (
    <TracedAssets assetOf={assetOf}>
      <PanelGrid>
        <PanelCell span={4}>
          <Panel title={t('particulars')}>
            {product.description && <p className={s.text}>{product.description}</p>}
            <Facts facts={facts} />
          </Panel>
        </PanelCell>
        <PanelCell span={8}>
          <Panel title={t('mandates')} flush>
            {mandates.length === 0 ? <EmptyState title={t('noMandates')} next="add" /> : <Mandates rows={mandates} />}
          </Panel>
        </PanelCell>
        <PanelCell span={12}>
          <ReturnsPanel product={product} onOpen={onOpen} />
        </PanelCell>
      </PanelGrid>
    </TracedAssets>
  );
}

function Mandates({ rows }: { rows: readonly ProductMandate[] }) {
  const exact = useExact();
  const t = useText(productsText);
  const formats = useFormats();
  const jp = useLanguage() === 'jp';
  const figure = (at: number, id: string, header: string): TableColumn<ProductMandate> => ({
    id,
    header,
    align: 'end',
    value: ({ figures }) => (figures[at] ? exact(figures[at]) : null),
    node: ({ figures }) => (figures[at] ? <FigureText figure={figures[at]} /> : MISSING),
  });
  const columns: TableColumn<ProductMandate>[] = [
    {
      id: 'mandate',
      header: t('mandate'),
      value: ({ nameEn, nameJp, endedOn }) => joined(jp ? nameJp : nameEn, endedOn ? t('endedOn', { date: formats.date(endedOn) }) : null),
      node: ({ id, clientId, nameEn, nameJp, endedOn }) => (
        <span className={s.mandate}>
          <AppLink quiet to="/$role/clients/$clientId/mandates/$mandateId" params={{ role: 'manager', clientId, mandateId: id }}>
            {jp ? nameJp : nameEn}
          </AppLink>
          {endedOn && <Tag>{t('endedOn', { date: formats.date(endedOn) })}</Tag>}
        </span>
      ),
    },
    { id: 'ref', header: t('ref'), value: ({ ref }) => ref },
    {
      id: 'client',
      header: t('client'),
      value: ({ clientEn, clientJp }) => (jp ? clientJp : clientEn),
      node: ({ clientId, clientEn, clientJp }) => (
        <AppLink quiet to="/$role/clients/$clientId" params={{ role: 'manager', clientId }}>
          {jp ? clientJp : clientEn}
        </AppLink>
      ),
    },
    { id: 'asOf', header: t('asOf'), align: 'end', divider: true, value: ({ asOf }) => asOf, date: true },
    { ...figure(0, 'value', t('marketValue')), priority: 1 },
    { ...figure(1, 'fytd', t('fytd')), priority: 2 },
    { ...figure(2, 'excess', t('excess')), priority: 3 },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: ({ assetId, figures, nameEn, nameJp }) => {
        const name = jp ? nameJp : nameEn;
        const shown = verifiableOf([figures], [t('marketValue'), t('fytd'), t('excess')]);
        return shown.rows.length > 0 && <VerifyRow screen="product" title={name} name={name} assetId={assetId} {...shown} />;
      },
    },
  ];
  return (
    <div className={s.scroll}>
      <ArrangedTable screen="product-mandates" caption={t('mandates')} columns={columns} rows={rows} rowId={({ id }) => id} />
    </div>
  );
}
