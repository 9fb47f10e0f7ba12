import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { RecordedCell, useArea, useBookContext } from '#features/figures/public';
import { useReferenceName } from '#features/reference-tables/public';
import { WatchIconButton } from '#features/watchlist/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { asExcess, type GridColumn } from '#ui/grid/grid-column';
import { Tag } from '#ui/tag';
import { priceFact } from './address';
import type { SecurityRow } from './queries';
import { frequencyText, securitiesText } from './text';

/** Names of security types; an unknown code is shown as it is. */
export function useTypeName(table: 'securityType1' | 'securityType2'): (type: string | null) => string | null {
  const name = useReferenceName(table);
  return useCallback((type: string | null) => (type === null ? null : name(type)), [name]);
}

export function useFrequencyName(): (frequency: string) => string {
  const name = useText(frequencyText);
  return useCallback(
    (frequency: string) => (Object.hasOwn(frequencyText, frequency) ? name(frequency as keyof typeof frequencyText) : frequency), // looked up just before
    [name],
  );
}

/** The days a cell is about: one for a price, both for a change. */
export function daysOf({ latestPriceDate, priorMonthEndPriceDate }: SecurityRow, columnId: string): string[] {
  const days = {
    latestPrice: [latestPriceDate],
    latestPriceDate: [latestPriceDate],
    priorPrice: [priorMonthEndPriceDate],
    priorDate: [priorMonthEndPriceDate],
    change: [latestPriceDate, priorMonthEndPriceDate],
  };
  return Object.hasOwn(days, columnId) ? days[columnId as keyof typeof days].flatMap(day => day ?? []) : []; // looked up just before
}

/** The fact whose history a cell opens. */
export function factOf(row: SecurityRow, columnId: string): string | null {
  const days = daysOf(row, columnId);
  return days.length > 0 ? priceFact({ securityId: row.id, days }) : null;
}

const PRICE = { power: 0, decimals: 4 } as const;
const latestOf = (row: SecurityRow) => row.latestPrice;
const priorOf = (row: SecurityRow) => row.priorMonthEndPrice;
const changeOf = (row: SecurityRow) => row.change;

/** Name and codes, description, price: the usual order. */
export function useSecurityColumns(): GridColumn<SecurityRow>[] {
  const t = useText(securitiesText);
  const formats = useFormats();
  const language = useLanguage();
  const role = useArea();
  const { assetId } = useBookContext();
  const typeName = useTypeName('securityType1');
  const subtypeName = useTypeName('securityType2');
  const frequency = useFrequencyName();
  const isNarrow = useMediaQuery('(max-width: 600px)') ?? false;
  return useMemo(() => {
    const text = (id: string, header: string, width: number, value: (row: SecurityRow) => string | null): GridColumn<SecurityRow> => ({
      id,
      header,
      width,
      value,
      show: shown => (shown === null || shown === undefined ? '' : String(shown)),
    });
    const group = t('prices');
    const recordedColumn = (
      id: 'latestPrice' | 'priorPrice' | 'change',
      header: string,
      more: Pick<GridColumn<SecurityRow>, 'width' | 'divider'>,
    ) => {
      const [shape, value] =
        id === 'change' ? ([asExcess, changeOf] as const) : ([PRICE, id === 'latestPrice' ? latestOf : priorOf] as const);
      const node = (row: SecurityRow) => <RecordedCell fact={factOf(row, id)} text={formats.figure(value(row), shape)} />;
      return { id, header, group, figure: shape, value, node, ...more };
    };
    const nameOf = ({ nameEn, nameJp }: SecurityRow) => (language === 'jp' ? nameJp : nameEn);
    return [
      {
        ...text('name', t('name'), isNarrow ? 150 : 216, nameOf),
        grow: 1,
        node: row => (
          <AppLink quiet to="/$role/securities/$securityRef" params={{ role, securityRef: row.ref }}>
            {nameOf(row)}
          </AppLink>
        ),
      },
      text('ref', t('ref'), 80, ({ ref }) => ref),
      text('userCode', t('userCode'), 84, ({ userCode }) => userCode),
      text('type1', t('type1'), 124, ({ type1Name }) => typeName(type1Name)),
      text('type2', t('type2'), 92, ({ type2Name }) => subtypeName(type2Name)),
      text('currency', t('currency'), 80, ({ currency }) => currency),
      text('country', t('country'), 76, ({ country }) => country),
      text('rating', t('rating'), 64, ({ rating }) => rating),
      {
        ...text('riskWeight', t('riskWeight'), 128, ({ riskWeightPercent }) => riskWeightPercent),
        align: 'end',
        show: value => (value === null || value === undefined ? '-' : `${String(value)}%`),
      },
      { ...recordedColumn('latestPrice', t('latestPrice'), { width: 96, divider: true }), priority: 1 },
      {
        id: 'latestPriceDate',
        priority: 3,
        header: t('latestPriceDate'),
        group,
        width: 104,
        date: true,
        value: row => row.latestPriceDate,
        show: (_, row) => formats.date(row.latestPriceDate),
        node: row => <PriceDate row={row} />,
      },
      recordedColumn('priorPrice', t('priorPrice'), { width: 116 }),
      {
        id: 'priorDate',
        header: t('priorDate'),
        group,
        width: 96,
        date: true,
        value: row => row.priorMonthEndPriceDate,
        show: (_, row) => formats.date(row.priorMonthEndPriceDate),
      },
      { ...recordedColumn('change', t('change'), { width: 104 }), priority: 2 },
      { ...text('frequency', t('frequency'), 96, row => frequency(row.userPriceFrequency)), divider: true },
      text('isin', t('isin'), 124, ({ isin }) => isin),
      ...(assetId === '' ? [] : [watchColumn(t('actions'), row => ({ assetId, subject: row.id, name: nameOf(row) }))]),
    ];
  }, [t, formats, language, role, assetId, typeName, subtypeName, frequency, isNarrow]);
}

function watchColumn(
  header: string,
  of: (row: SecurityRow) => { assetId: string; subject: string; name: string },
): GridColumn<SecurityRow> {
  const node = (row: SecurityRow) => <WatchIconButton kind="security" {...of(row)} />;
  return { id: 'actions', header, width: 64, sortable: false, menu: true, value: () => null, node };
}

/** A stale price is marked in addition to its date. */
function PriceDate({ row }: { row: SecurityRow }) {
  const t = useText(securitiesText);
  const formats = useFormats();
  if (!row.isStale) return formats.date(row.latestPriceDate);
  return (
    <Tag tone="warn">
      <span title={t('stale')}>{formats.date(row.latestPriceDate)}</span>
      <span className="sr-only">{t('staleWord')}</span>
    </Tag>
  );
}
