import { useMemo } from 'react';
import { figureColumn, useUnit } from '#features/figures/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import type { GridColumn } from '#ui/grid/grid-column';
import { Tag } from '#ui/tag';
import { figureOf, type HoldingRow } from './holding-rows';
import type { Line } from './queries';
import { holdingsText, moveText } from './text';
import { useGroupName, useTypeName } from './use-names';

const TONES = { entered: 'ok', left: 'warn', changed: 'accent' } as const;

/** The columns of a statement; in a comparison also the changes. */
export function useHoldingColumns(isCompared: boolean): GridColumn<HoldingRow>[] {
  const t = useText(holdingsText);
  const move = useText(moveText);
  const unit = useUnit();
  const formats = useFormats();
  const nameColumn = useNameColumn();
  const typeName = useTypeName();
  return useMemo(() => {
    const text = (id: string, header: string, width: number, of: (line: Line) => string | null): GridColumn<HoldingRow> => ({
      id,
      header,
      width,
      value: ({ line }) => (line ? of(line) : null),
      show: value => (value === null || value === undefined ? '' : String(value)),
    });
    const day = (id: string, header: string, of: (line: Line) => string | null): GridColumn<HoldingRow> => ({
      ...text(id, header, 96, of),
      date: true,
      show: (value, { line }) => (line ? formats.date(value as string | null) : ''), // a day or nothing
    });
    const figure = (column: string, header: string, more: { divider?: boolean; width?: number } = {}) =>
      figureColumn<HoldingRow>({ column, header, unit, figureOf, ...more });
    return [
      nameColumn,
      ...(isCompared
        ? [
            {
              ...text('move', t('move'), 104, line => (line.move ? move(line.move) : null)),
              node: ({ line }: HoldingRow) =>
                line?.move && line.move !== 'same' ? <Tag tone={TONES[line.move]}>{move(line.move)}</Tag> : null,
            },
          ]
        : []),
      figure('holdingValue.-', t('value'), { divider: true }),
      { ...figure('holdingWeight.-', t('weight')), priority: 11 },
      ...(isCompared ? [{ ...figure('holdingChange.-', t('change'), { width: 104 }), priority: 12 }] : []),
      figure('holdingUnits.-', t('units'), { width: 128, divider: true }),
      figure('holdingPrice.-', t('price'), { width: 92 }),
      {
        ...day('priceDate', t('priceDate'), line => line.priceDate),
        node: ({ line }) => line && <PriceDate line={line} />,
      },
      figure('holdingBook.-', t('book'), { divider: true }),
      { ...figure('holdingUnrealised.-', t('unrealised'), { width: 104 }), priority: 13 },
      { ...text('type', t('type'), 128, line => typeName(line.type1Name)), divider: true },
      text('country', t('country'), 80, line => line.country),
      text('currency', t('currency'), 60, line => line.currency),
      text('rating', t('rating'), 64, line => line.rating),
      figure('holdingDuration.-', t('duration'), { width: 96 }),
      day('maturity', t('maturity'), line => line.maturityDate),
      {
        ...text('riskWeight', t('riskWeight'), 88, line => line.riskWeightPercent),
        align: 'end',
        show: (value, { line }) => (!line ? '' : value === null || value === undefined ? '-' : `${String(value)}%`),
      },
      text('isin', t('isin'), 128, line => line.isin),
    ];
  }, [isCompared, nameColumn, unit, t, move, formats, typeName]);
}

function useNameColumn(): GridColumn<HoldingRow> {
  const t = useText(holdingsText);
  const language = useLanguage();
  const groupName = useGroupName();
  return useMemo(() => {
    const name = ({ line, group }: HoldingRow) => {
      if (group) return `${groupName(group.by, group.group)} (${group.count})`;
      return language === 'jp' ? (line?.nameJp ?? '') : (line?.nameEn ?? '');
    };
    return { id: 'security', header: t('security'), width: 208, grow: 1, value: name };
  }, [t, language, groupName]);
}

/** A stale price is marked in addition to its date. */
function PriceDate({ line }: { line: Line }) {
  const t = useText(holdingsText);
  const formats = useFormats();
  if (!line.isHeld) return null;
  if (!line.isStale) return formats.date(line.priceDate);
  return (
    <Tag tone="warn">
      <span title={t('stale')}>{formats.date(line.priceDate)}</span>
    </Tag>
  );
}
