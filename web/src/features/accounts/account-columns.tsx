import type { Horizon } from '@hakaru/contract/figures';
import { useMemo } from 'react';
import {
  classColour,
  figureColumn,
  figuresText,
  horizonText,
  keepKnown,
  QUALITY_COLUMNS,
  useArea,
  useUnit,
  type BookEntity,
  type BookIndex,
  type FigureGrid,
} from '#features/figures/public';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { GridColumn } from '#ui/grid/grid-column';
import { namesWidth } from '#ui/grid/names-width';
import { Swatch } from '#ui/tag';
import { accountsText, typeText } from './text';

const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd'] as const satisfies readonly Horizon[];
export const ACCOUNT_COLUMNS: readonly string[] = [
  'marketValue.-',
  'weight.-',
  ...QUALITY_COLUMNS,
  ...HORIZONS.map(horizon => `return.${horizon}`),
];

/** Name, identifiers, position, performance, benchmark, dates: the usual order. */
export function useAccountColumns(figures: FigureGrid | undefined, index: BookIndex): GridColumn<BookEntity>[] {
  const t = useText(accountsText);
  const words = useText(figuresText);
  const type = useText(typeText);
  const horizon = useText(horizonText);
  const language = useLanguage();
  const role = useArea();
  const unit = useUnit();
  return useMemo(() => {
    const figureOf = (row: BookEntity, column: string) => figures?.at(row.id, column);
    const { entities } = index.book;
    const namesOf = (isMeant: (one: BookEntity) => boolean) => entities.filter(isMeant).map(({ name }) => name[language]);
    const measuring = new Set(entities.map(({ benchmarkId }) => benchmarkId));
    const make = (column: string, header: string, group: string, divider = false) =>
      figureColumn<BookEntity>({ column, header, group, divider, unit, figureOf });
    const typeOf = (row: BookEntity) => (row.type in typeText ? type(row.type as keyof typeof typeText) : row.type); // looked up in the table just before
    return [
      {
        id: 'name',
        header: t('name'),
        width: namesWidth(
          namesOf(({ parentId }) => parentId !== null),
          236,
        ),
        grow: 3,
        value: row => row.name[language],
        node: row => {
          const held = index.book.classes.find(({ entityId }) => entityId === row.id);
          return (
            <>
              {held && <Swatch color={classColour(held, index.book.classes)} />}
              <AppLink
                quiet
                to="/$role/accounts/$accountId"
                params={{ role, accountId: row.id }}
                search={keepKnown}
                title={row.name[language]}
              >
                {row.name[language]}
              </AppLink>
            </>
          );
        },
      },
      { id: 'ref', header: t('ref'), width: 74, value: row => (row.ref.length > 8 ? '' : row.ref), tone: () => 'dim' },
      { id: 'type', header: t('type'), width: 90, value: typeOf, tone: () => 'dim' },
      { id: 'currency', header: t('currency'), width: 52, value: row => row.currency, tone: () => 'dim' },
      make('marketValue.-', t('value'), t('position'), true),
      make('weight.-', t('weight'), t('position')),
      make('estimatedShare.-', words('estimatedShare'), words('quality'), true),
      make('valueAge.-', words('valueAge'), words('quality')),
      ...HORIZONS.map((one, at) => make(`return.${one}`, horizon(one), t('returns'), at === 0)),
      {
        id: 'benchmark',
        header: t('benchmark'),
        width: namesWidth(
          namesOf(({ id }) => measuring.has(id)),
          170,
          24,
        ),
        grow: 2,
        divider: true,
        value: row => (row.benchmarkId ? index.nameOf(row.benchmarkId) : null),
        tone: () => 'dim',
      },
      { id: 'start', header: t('start'), width: 92, date: true, value: row => row.mandate?.performanceInceptionDate, tone: () => 'dim' },
      { id: 'end', header: t('end'), width: 92, date: true, value: row => row.mandate?.performanceClosedDate, tone: () => 'dim' },
    ];
  }, [figures, index, t, words, type, horizon, language, role, unit]);
}
