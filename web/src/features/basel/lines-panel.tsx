import type { LineKind } from '@hakaru/contract/basel';
import { ArrangedTable } from '#features/saved-views/public';
import { useUnit } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import s from './basel.module.css';
import type { BaselFund } from './queries';
import { baselText, kindText } from './text';

type Line = BaselFund['lines'][number];

/** Indent of a line that belongs to a fund within the fund. */
const INDENT_PX = 16;

/** What the fund holds, as its manager reported it, with the weight of each line and where it comes from. */
export function LinesPanel({ fund: { lines, dataDay, netAssets, difference } }: { fund: BaselFund }) {
  const t = useText(baselText);
  const nameOf = useText(kindText);
  const formats = useFormats();
  const unit = useUnit();
  const amount = (value: string) => formats.amount(value, { unit });
  const columns: TableColumn<Line>[] = [
    { id: 'item', header: t('item'), value: ({ item }) => nameOf(item as LineKind) }, // a code of the contract
    {
      id: 'name',
      priority: 1,
      header: t('name'),
      value: ({ name }) => name,
      node: ({ name, depth }) => <span style={{ paddingInlineStart: `${depth * INDENT_PX}px` }}>{name}</span>,
    },
    { id: 'amount', header: t('amount'), align: 'end', value: line => amount(line.amount) },
    { id: 'ratings', header: t('ratings'), value: ({ ratings }) => ratings.join(' / ') },
    { id: 'weight', header: t('riskWeight'), align: 'end', value: ({ weight }) => formats.percent(String(weight ?? 12.5)) },
    {
      id: 'from',
      header: t('weightFrom'),
      value: ({ item, weight, isGiven, leverage, ratings }) => {
        if (leverage !== null) return t('openedFund', { leverage: leverage.toFixed(2) });
        if (weight === null) return t(item === 'fund' ? 'unopenedFund' : 'unknown');
        return t(isGiven ? 'given' : ratings.length > 0 ? 'rated' : 'byClass');
      },
    },
    { id: 'rwa', priority: 2, header: t('lineRwa'), align: 'end', value: ({ rwa }) => amount(String(rwa)) },
  ];
  if (dataDay === null) {
    return (
      <Panel title={t('lines')}>
        <EmptyState title={t('noLines')}>{t('noLinesBody')}</EmptyState>
      </Panel>
    );
  }
  const differs = difference !== null && Number(difference) !== 0;
  return (
    <Panel
      title={t('lines')}
      subtitle={`${t('linesNote', { day: formats.date(dataDay), net: amount(netAssets ?? '0') })} · ${formats.unit(unit)}`}
      flush
    >
      <ArrangedTable screen="basel-lines" caption={t('lines')} columns={columns} rows={lines} rowId={({ id }) => id} />
      {lines.some(({ isOpened }) => isOpened) && <p className={s.note}>{t('innerNote')}</p>}
      {differs && <p className={s.note}>{t('differenceNote', { amount: `${amount(difference)} ${formats.unit(unit)}` })}</p>}
    </Panel>
  );
}
