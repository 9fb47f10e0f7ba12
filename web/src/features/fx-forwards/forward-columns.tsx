import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { FigureText, useArea, useExact } from '#features/figures/public';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Status, type StatusName } from '#ui/status';
import { statusText } from '#ui/status-text';
import { exactly } from '#ui/table-value';
import type { ForwardLine } from './queries';
import { forwardTypeText, fxForwardsText } from './text';

export type Choosing = { chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void; ability: string };

/** The columns that dealers expect, in their order. */
export function useForwardColumns(
  choosing: Choosing | null,
  { hasEntity = true }: { hasEntity?: boolean } = {},
): TableColumn<ForwardLine>[] {
  const exact = useExact();
  const statusWord = useText(statusText);
  const t = useText(fxForwardsText);
  const types = useText(forwardTypeText);
  const formats = useFormats();
  const isJapanese = useLanguage() === 'jp';
  const yen = (value: string | null) => (value === null ? MISSING : formats.number(value));
  const columns: (TableColumn<ForwardLine> | null)[] = [
    // The first column stays visible on a phone: it identifies the forward.
    { id: 'number', header: t('number'), value: ({ ref }) => ref, node: row => <NumberLink row={row} /> },
    choosing ? { id: 'select', header: t('select'), menu: true, node: row => <Choice row={row} {...choosing} /> } : null,
    {
      id: 'status',
      header: t('status'),
      value: ({ status }) => statusWord(status as StatusName), // the server sends no other
      node: ({ status }) => <Status value={status as StatusName /* the server sends no other */} />,
    },
    hasEntity
      ? { id: 'entity', header: t('entity'), value: ({ entity }) => `${entity.ref} ${isJapanese ? entity.nameJp : entity.name}` }
      : null,
    { id: 'maturityDate', header: t('maturityDate'), align: 'end', value: ({ maturityDate }) => maturityDate, date: true },
    { id: 'side', header: t('side'), value: ({ side }) => t(side === 'buy' ? 'buy' : 'sell') },
    { id: 'pair', header: t('pair'), value: ({ currency, counterCurrency }) => `${currency}/${counterCurrency}` },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      value: row => exactly(row.amount),
      node: row => formats.number(row.amount, { decimals: minorUnitsOf(row.currency) }),
    },
    {
      id: 'forwardRate',
      header: t('forwardRate'),
      align: 'end',
      value: ({ forwardRate }) => exactly(forwardRate),
      node: ({ forwardRate }) => rateText(forwardRate),
    },
    {
      id: 'jpyAmount',
      header: t('jpyAmount'),
      align: 'end',
      value: ({ jpyAmount }) => exactly(jpyAmount),
      node: ({ jpyAmount }) => yen(jpyAmount),
    },
    {
      id: 'value',
      priority: 1,
      header: t('value'),
      align: 'end',
      value: ({ value }) => exact(value, 'one'),
      node: ({ value }) => <FigureText figure={value} unit="one" />,
    },
    {
      id: 'realised',
      header: t('realised'),
      align: 'end',
      value: ({ realised }) => exactly(realised),
      node: ({ realised }) => yen(realised),
    },
    {
      id: 'counterparty',
      header: t('counterparty'),
      value: row => (isJapanese ? row.counterpartyNameJp : row.counterpartyName),
    },
    { id: 'tradeDate', header: t('tradeDate'), align: 'end', value: ({ tradeDate }) => tradeDate, date: true },
    { id: 'settlementDate', header: t('settlementDate'), align: 'end', value: ({ settlementDate }) => settlementDate, date: true },
    {
      id: 'fee',
      header: t('transactionFee'),
      align: 'end',
      value: ({ transactionFee }) => exactly(transactionFee),
      node: ({ transactionFee }) => yen(transactionFee),
    },
    { id: 'type', header: t('type'), value: ({ type }) => types(type as 'fxForward') /* the server sends no other */ },
    { id: 'origin', header: t('origin'), value: ({ originRef }) => originRef },
    { id: 'client', header: t('client'), value: row => (isJapanese ? row.clientNameJp : row.clientName) },
  ];
  return columns.flatMap(column => column ?? []);
}

/** As dealt, with at least two decimals: a rate is a term and is not rounded like a figure. */
export function rateText(rate: string): string {
  const [whole = '', fraction = ''] = rate.split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}

function NumberLink({ row: { id, ref } }: { row: ForwardLine }) {
  const role = useArea();
  return (
    <AppLink to="/$role/fxForwards/$forwardId" params={{ role, forwardId: id }}>
      {ref}
    </AppLink>
  );
}

function Choice({ row: { id, ref, abilities }, chosen, onChoose, ability }: { row: ForwardLine } & Choosing) {
  const t = useText(fxForwardsText);
  const toggle = (isChosen: boolean) => onChoose(new Set(isChosen ? [...chosen, id] : [...chosen].filter(one => one !== id)));
  return (
    <input
      type="checkbox"
      aria-label={t('selectOf', { ref })}
      checked={chosen.has(id)}
      disabled={!abilities.includes(ability)}
      onChange={event => toggle(event.currentTarget.checked)}
    />
  );
}
