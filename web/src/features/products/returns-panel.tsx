import { useState } from 'react';
import { WriteButton } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import type { ProductDialog } from './address';
import s from './products.module.css';
import type { Product } from './queries';
import { productsText } from './text';

/** The months shown at first. */
const FEW = 12;
type Recorded = Product['returns'][number];
type Month = { monthEnd: string; net: Recorded | null; gross: Recorded | null };

/** What was recorded of the product, after and before fees side by side, and who sees it. */
export function ReturnsPanel({ product, onOpen }: { product: Product; onOpen: (dialog: ProductDialog) => void }) {
  const t = useText(productsText);
  const formats = useFormats();
  const [isAll, setAll] = useState(false);
  const months = monthsOf(product.returns);
  const [newest] = months;
  const oldest = months.at(-1);
  const subtitle =
    newest && oldest ? t('monthlyOf', { n: months.length, from: formats.month(oldest.monthEnd), to: formats.month(newest.monthEnd) }) : '';
  const tools = (
    <>
      {months.length > FEW && <Button onClick={() => setAll(!isAll)}>{t(isAll ? 'showFew' : 'showAll')}</Button>}
      <WriteButton onClick={() => onOpen('disclose')}>{t('disclose')}</WriteButton>
      <WriteButton onClick={() => onOpen('returns')}>{t('returns')}</WriteButton>
    </>
  );
  return (
    <Panel title={t('monthly')} subtitle={subtitle} tools={tools} footnote={t('netOnly')} flush>
      <ShownTo product={product} />
      {months.length === 0 ? (
        <EmptyState title={t('noReturns')}>{t('noReturnsBody')}</EmptyState>
      ) : (
        <Months rows={isAll ? months : months.slice(0, FEW)} />
      )}
    </Panel>
  );
}

function ShownTo({ product: { disclosures } }: { product: Product }) {
  const t = useText(productsText);
  const jp = useLanguage() === 'jp';
  const names = disclosures.map(({ clientEn, clientJp }) => (jp ? clientJp : clientEn));
  return (
    <p className={s.shown}>
      {t('shownTo')}: {names.length > 0 ? names.join(jp ? '、' : ', ') : t('shownToNobody')}
    </p>
  );
}

function Months({ rows }: { rows: readonly Month[] }) {
  const t = useText(productsText);
  const formats = useFormats();
  const rate = (of: 'net' | 'gross', priority: number): TableColumn<Month> => ({
    id: of,
    header: t(of),
    align: 'end',
    priority,
    value: row => row[of] && Number(row[of].percent),
    node: row => (row[of] ? formats.number(Number(row[of].percent), { decimals: 2 }) : MISSING),
  });
  const columns: TableColumn<Month>[] = [
    { id: 'month', header: t('month'), value: ({ monthEnd }) => monthEnd, date: true },
    rate('net', 1),
    rate('gross', 2),
    { id: 'currency', header: t('currency'), value: ({ net, gross }) => (net ?? gross)?.currency ?? '' },
    { id: 'recordedBy', header: t('recordedBy'), value: ({ net, gross }) => (net ?? gross)?.userName ?? '' },
  ];
  return (
    <div className={s.scroll}>
      <ArrangedTable screen="product-returns" caption={t('monthly')} columns={columns} rows={rows} rowId={({ monthEnd }) => monthEnd} />
    </div>
  );
}

function monthsOf(returns: readonly Recorded[]): Month[] {
  const months = new Map<string, Month>();
  for (const row of returns) {
    const month = months.get(row.monthEnd) ?? { monthEnd: row.monthEnd, net: null, gross: null };
    months.set(row.monthEnd, { ...month, [row.basis]: row });
  }
  return [...months.values()];
}
