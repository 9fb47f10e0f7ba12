import { useMemo } from 'react';
import { figureColumn, figuresText, horizonText, useUnit, type BookIndex, type FigureGrid } from '#features/figures/public';
import { useFormats, type Formats } from '#platform/formats';
import { useLanguage, useText, type Language } from '#platform/text';
import type { GridColumn } from '#ui/grid/grid-column';
import { namesWidth } from '#ui/grid/names-width';
import { useIsPhone } from '#ui/phone-columns';
import { Status } from '#ui/status';
import { statusText } from '#ui/status-text';
import { contractColumns, identifierColumns, listedTerms } from './mandate-columns';
import type { MandateRow } from './mandate-rows';
import { isClosed } from './mandate-rows';
import { NameCell } from './name-cell';
import { RowMenu } from './row-menu';
import { useStyleName } from './style-name';
import { mandatesText } from './text';

type Wanted = { index: BookIndex; shown: readonly string[]; isFlat: boolean; asOf: string; grid: FigureGrid | undefined };
type Column = GridColumn<MandateRow>;

/** The columns of the list, block by block: name, identifiers, position, performance, risk, terms. */
export function useMandateColumns({ index, shown, isFlat, asOf, grid }: Wanted): Column[] {
  const t = useText(mandatesText);
  const words = useText(figuresText);
  const horizon = useText(horizonText);
  const formats = useFormats();
  const language = useLanguage();
  const styleName = useStyleName();
  const statusName = useText(statusText);
  const unit = useUnit();
  const isPhone = useIsPhone();
  const { classes, entities } = index.book;
  return useMemo(() => {
    const figureOf = (row: MandateRow, column: string) => grid?.at(row.id, column);
    const figures = (measure: string, group: string, names: (column: string) => string = named) =>
      shown
        .filter(column => column.startsWith(`${measure}.`))
        .map((column, at) => figureColumn({ column, header: names(column), group, figureOf, unit, divider: at === 0 }));
    const named = (column: string) => horizon(column.split('.')[1] as keyof typeof horizonText); // columns are made of horizons
    const names = entities.filter(({ parentId }) => parentId !== null).map(({ name }) => name[language]);
    // On a phone only one column is in this group, and the unit is shown beside the list.
    const position = isPhone ? t('balance') : t('position', { unit: formats.unit(unit) });
    const terms = termsColumns({ t, styleName, language, asOf, formats, statusName });
    const held = (id: string) => terms.filter(column => column.id === id && shown.includes(id));
    const identifiers = identifierColumns.flatMap(held);
    return [
      nameColumn(t('mandate'), { language, classes, width: namesWidth(names, 250) }),
      ...identifiers,
      ...(isFlat ? terms.filter(({ id }) => id === 'class') : []),
      figureColumn({ column: 'marketValue.-', header: t('marketValue'), group: position, figureOf, unit, divider: true }),
      figureColumn({ column: 'weight.-', header: t('weight'), group: position, figureOf, unit, width: 76 }),
      ...figures('estimatedShare', words('quality'), () => words('estimatedShare')),
      ...figures('valueAge', words('quality'), () => words('valueAge')).map(column => ({ ...column, divider: false })),
      ...figures('return', t('returns')),
      ...figures('excess', t('excess')),
      ...figures('trackingError', t('risk3y'), () => t('te')),
      ...figures('informationRatio', t('risk3y'), () => t('ir')).map(column => ({ ...column, divider: false })),
      ...contractColumns.flatMap(held),
      menuColumn(t('actions')),
    ];
  }, [t, words, horizon, formats, language, styleName, statusName, unit, shown, isFlat, asOf, grid, classes, entities, isPhone]);
}

type Named = { language: Language; classes: BookIndex['book']['classes']; width: number };

function nameColumn(header: string, { language, classes, width }: Named): Column {
  return {
    id: 'name',
    header,
    width,
    grow: 1,
    value: ({ entity }) => entity.name[language],
    node: row => <NameCell row={row} classes={classes} />,
  };
}

type Words = {
  t: ReturnType<typeof useText<typeof mandatesText>>;
  styleName: (style: string | null | undefined) => string;
  language: Language;
  asOf: string;
  formats: Formats;
  statusName: ReturnType<typeof useText<typeof statusText>>;
};

function termsColumns({ t, styleName, language, asOf, formats, statusName }: Words): Column[] {
  const dim = (): 'dim' => 'dim';
  const termsOf = ({ kind, entity }: MandateRow) => (kind === 'class' ? null : entity.mandate);
  const termColumn = ({ id, name, shape, header, width }: (typeof listedTerms)[number]): Column => {
    const value = (row: MandateRow) => (name === 'style' ? styleName(termsOf(row)?.style) : termsOf(row)?.[name]);
    const column = { id, header: header[language], width, value };
    if (shape === 'text') return column;
    return { ...column, date: true, tone: dim, node: row => (row.kind === 'class' ? null : formats.date(termsOf(row)?.[name])) };
  };
  return [
    { id: 'ref', header: t('ref'), width: 84, value: ({ kind, entity }) => (kind === 'class' ? null : entity.ref), tone: dim },
    { id: 'manager', priority: 90, header: t('manager'), width: 168, value: row => termsOf(row)?.manager?.[language] },
    { id: 'trustee', header: t('trustee'), width: 148, value: row => termsOf(row)?.trustee?.[language] },
    ...listedTerms.map(termColumn),
    { id: 'class', header: t('assetClass'), width: 150, value: ({ assetClass }) => assetClass?.name[language] },
    {
      id: 'feeBps',
      header: t('feeBps'),
      width: 66,
      divider: true,
      value: row => termsOf(row)?.feeBps,
      figure: { power: 0, decimals: 1 },
      node: row => (row.kind === 'class' ? null : formats.number(termsOf(row)?.feeBps, { decimals: 1 })),
    },
    {
      id: 'status',
      header: t('status'),
      width: 92,
      value: ({ kind, entity }) => (kind === 'class' ? null : isClosed(entity, asOf) ? 'closed' : 'open'),
      exported: ({ kind, entity }) => (kind === 'class' ? null : statusName(isClosed(entity, asOf) ? 'closed' : 'open')),
      node: ({ kind, entity }) => (kind === 'mandate' ? <Status value={isClosed(entity, asOf) ? 'closed' : 'open'} /> : null),
    },
  ];
}

function menuColumn(header: string): Column {
  return {
    id: 'actions',
    header,
    width: 64,
    sortable: false,
    menu: true,
    value: () => null,
    node: row => (row.kind === 'class' ? null : <RowMenu row={row} />),
  };
}
