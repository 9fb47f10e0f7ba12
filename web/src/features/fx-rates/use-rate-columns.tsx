import { useMemo } from 'react';
import { RecordedCell, useArea } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { GridColumn } from '#ui/grid/grid-column';
import { Tag } from '#ui/tag';
import { rateFact } from './address';
import type { RateRow } from './queries';
import { fxText } from './text';
import { useRateNames } from './use-names';

const RATE = { power: 0, decimals: 4 } as const;

/** The fixing behind a cell: the latest spot is another fixing than its row's, and an interpolated rate is based on its row's curve. */
function factOf(row: RateRow, id: string): string {
  return id === 'latestSpot'
    ? rateFact({ ...row, tenor: 'spot', day: row.latestSpotDate ?? row.date })
    : rateFact({ ...row, day: row.date });
}

/** Pair, when, by whom and for when; what it is; the latest spot beside it, and the day asked for where one is. */
export function useRateColumns(isInterpolated: boolean): GridColumn<RateRow>[] {
  const t = useText(fxText);
  const formats = useFormats();
  const language = useLanguage();
  const names = useRateNames();
  const role = useArea();
  return useMemo(() => {
    const date = (id: string, header: string, value: (row: RateRow) => string | null): GridColumn<RateRow> => ({
      id,
      header,
      width: 104,
      date: true,
      value,
      show: (_, row) => formats.date(value(row)),
    });
    const rate = (id: 'bid' | 'mid' | 'ask' | 'latestSpot' | 'interpolated', group: string, divider = false): GridColumn<RateRow> => ({
      id,
      header: t(id),
      group,
      divider,
      width: 104,
      figure: RATE,
      value: row => row[id],
      node: row => <RecordedCell fact={factOf(row, id)} text={formats.figure(row[id], RATE)} />,
    });
    return [
      {
        id: 'pair',
        header: t('pair'),
        width: 104,
        grow: 1,
        value: row => names.pair(row.pair),
        node: ({ pair }) => (
          <AppLink quiet to="/$role/fx/$pair" params={{ role, pair }}>
            {names.pair(pair)}
          </AppLink>
        ),
      },
      { ...date('date', t('date'), row => row.date), priority: 2 },
      { id: 'source', header: t('source'), width: 148, value: row => names.source(row.source) },
      { id: 'tenor', header: t('tenor'), width: 148, value: row => names.tenor(row.tenor) },
      date('tenorDate', t('tenorDate'), row => row.tenorDate),
      { ...rate('bid', t('rates'), true), priority: 3 },
      { ...rate('mid', t('rates')), priority: 1 },
      { ...rate('ask', t('rates')), priority: 4 },
      rate('latestSpot', t('spots'), true),
      { ...date('latestSpotDate', t('latestSpotDate'), row => row.latestSpotDate), group: t('spots') },
      ...(isInterpolated
        ? [
            rate('interpolated', t('interpolatedGroup'), true),
            { ...date('interpolatedDate', t('interpolatedDate'), row => row.interpolatedDate), group: t('interpolatedGroup') },
          ]
        : []),
      {
        id: 'origin',
        header: t('origin'),
        width: 180,
        divider: true,
        value: row => (language === 'jp' ? row.sourceJp : row.sourceEn),
        node: row => (row.versions > 1 ? <Tag tone="warn">{t('corrected')}</Tag> : language === 'jp' ? row.sourceJp : row.sourceEn),
      },
    ];
  }, [t, formats, language, names, role, isInterpolated]);
}
