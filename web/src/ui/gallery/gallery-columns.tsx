import type { Formats } from '#platform/formats';
import type { Translate } from '#platform/text';
import { classColors } from '#ui/charts/palette';
import { asAmount, asExcess, asRate, asWeight, type GridColumn } from '#ui/grid/grid-column';
import { Status } from '#ui/status';
import { statusText } from '#ui/status-text';
import { Swatch } from '#ui/tag';
import type { Line } from './gallery-data';
import type { galleryDataText } from './gallery-text';

type T = Translate<typeof galleryDataText>;

export function mandateColumns(t: T, f: Formats): GridColumn<Line>[] {
  const nameOf = ({ name }: Line) => (typeof name === 'string' ? t(name) : `${name[0]} ${t(name[1])}`);
  const position = t('position', { unit: f.unit('million') });
  const returns = (['m1', 'm3', 'fytd', 'y1', 'y3'] as const).map((id, at): GridColumn<Line> => ({
    id,
    header: t(id),
    group: t('returns'),
    width: 66,
    divider: at === 0,
    value: line => line.returns[at],
    figure: asRate,
  }));
  return [
    {
      id: 'name',
      header: t('mandate'),
      width: 220,
      grow: 3,
      value: nameOf,
      node: line => (
        <>
          {line.color && <Swatch color={classColors[line.color]} />}
          {nameOf(line)}
        </>
      ),
    },
    { id: 'ref', header: t('ref'), width: 76, value: line => line.ref, tone: () => 'dim' },
    { id: 'manager', header: t('manager'), width: 150, grow: 2, value: line => (line.manager ? t(line.manager) : null) },
    {
      id: 'value',
      priority: 1,
      header: t('value'),
      group: position,
      width: 110,
      divider: true,
      value: line => line.value,
      figure: asAmount(),
    },
    { id: 'weight', header: t('weight'), group: position, width: 86, value: line => line.weight, figure: asWeight },
    ...returns,
    { id: 'e1', header: t('y1'), group: t('excess'), width: 66, divider: true, value: line => line.excess[0], figure: asExcess },
    { id: 'e3', header: t('y3'), group: t('excess'), width: 66, value: line => line.excess[1], figure: asExcess },
    {
      id: 'status',
      header: t('state'),
      group: t('reporting'),
      width: 108,
      divider: true,
      value: line => line.status,
      node: line => line.status && <Status value={line.status} />,
      exported: line => line.status && statusText[line.status].en,
    },
    {
      id: 'due',
      header: t('due'),
      group: t('reporting'),
      width: 98,
      align: 'end',
      value: line => line.due,
      show: (_, line) => (line.due === undefined ? '' : f.due(line.due)),
      tone: line => ((line.due ?? 0) < 0 ? 'neg' : undefined),
    },
    { id: 'inception', header: t('inception'), width: 98, value: line => line.inception, date: true, tone: () => 'dim' },
  ];
}

/** Sixty columns over a hundred thousand rows, to show that only the visible part is rendered. */
export function largeColumns(t: T): GridColumn<number>[] {
  const months = Array.from({ length: 60 }, (_, at): GridColumn<number> => ({
    id: `m${at}`,
    header: t('month', { n: at + 1 }),
    width: 96,
    value: row => Math.sin(row * 12.9898 + at * 78.233) / 20,
    figure: asRate,
  }));
  return [{ id: 'account', header: t('mandate'), width: 180, value: row => t('account', { n: row }) }, ...months];
}
