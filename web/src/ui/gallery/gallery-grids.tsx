import { densities, type Density } from '@hakaru/contract/preferences';
import { ChevronsDownUp, ChevronsUpDown, Rows3 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { classColors } from '#ui/charts/palette';
import { DataTable } from '#ui/data-table';
import { ExportMenu } from '#ui/export/export-menu';
import { Figure } from '#ui/figure';
import { DataGrid, type GridHandle } from '#ui/grid/data-grid';
import { gridText } from '#ui/grid/grid-text';
import { Menu, MenuChoice } from '#ui/menu';
import { Panel } from '#ui/panel';
import { EmptyState } from '#ui/states';
import { exactly } from '#ui/table-value';
import { Swatch } from '#ui/tag';
import { toast } from '#ui/toast-queue';
import { classes, lines, totals, type Line } from './gallery-data';
import { largeColumns, mandateColumns } from './gallery-columns';
import s from './gallery.module.css';
import { galleryDataText } from './gallery-text';

const idOf = (line: Line) => line.id;
const childrenOf = (line: Line) => line.children;
const OPEN = new Set(['db', 'fb', 'nombpi']);
const numberId = (n: number) => String(n);
const MANY = Array.from({ length: 100_000 }, (_, at) => at + 1);
const NONE: readonly number[] = [];

export function GalleryGrids() {
  const t = useText(galleryDataText);
  const columns = useMemo(() => largeColumns(t), [t]);
  return (
    <div className={s.stack}>
      <Mandates />
      <Horizons />
      <Panel title={t('large')}>
        <div className={s.grid}>
          <DataGrid label={t('large')} rows={MANY} columns={columns} rowId={numberId} />
        </div>
      </Panel>
      <Panel title={t('emptyGrid')}>
        <div className={s.small}>
          <DataGrid
            label={t('emptyGrid')}
            rows={NONE}
            columns={columns}
            rowId={numberId}
            empty={<EmptyState title={t('noMatch')} next="filter" />}
          />
        </div>
      </Panel>
    </div>
  );
}

function Mandates() {
  const t = useText(galleryDataText);
  const g = useText(gridText);
  const f = useFormats();
  const [density, setDensity] = useState<Density>('default');
  const handle = useRef<GridHandle<Line>>(null);
  const columns = useMemo(() => mandateColumns(t, f), [t, f]);
  return (
    <Panel title={t('mandates')}>
      <div className={s.tools}>
        <Button kind="subtle" icon={<ChevronsUpDown size={14} />} onClick={() => handle.current?.expandAll()}>
          {g('expandAll')}
        </Button>
        <Button kind="subtle" icon={<ChevronsDownUp size={14} />} onClick={() => handle.current?.collapseAll()}>
          {g('collapseAll')}
        </Button>
        <Menu
          target={
            <Button kind="subtle" icon={<Rows3 size={14} />}>
              {g('density')}
            </Button>
          }
        >
          <MenuChoice value={density} onChange={setDensity} options={densities.map(value => ({ value, label: g(value) }))} />
        </Menu>
        <ExportMenu screen="mandates" shown={() => handle.current?.shown() ?? null} />
      </div>
      <div className={s.grid}>
        <DataGrid
          ref={handle}
          label={t('mandates')}
          rows={lines}
          columns={columns}
          rowId={idOf}
          initiallyOpen={OPEN}
          density={density}
          totals={{ label: t('total'), values: totals }}
          footnote={t('annualised')}
          onOpen={(line, column) => toast(`${line.id} · ${column.header}`, { tone: 'info' })}
        >
          {childrenOf}
        </DataGrid>
      </div>
    </Panel>
  );
}

const PERIODS = ['m1', 'm3', 'fytd', 'y1', 'y3'] as const;

function Horizons() {
  const t = useText(galleryDataText);
  const f = useFormats();
  const head = [
    { id: 'fund', name: t('fund'), returns: ['0.0111', '0.0354', '0.0526', '0.0774', '0.0631'], signed: false },
    { id: 'benchmark', name: t('benchmark'), returns: ['0.0101', '0.0357', '0.0528', '0.0765', '0.0583'], signed: false },
    { id: 'excess', name: t('excessRow'), returns: ['0.0010', '-0.0003', '-0.0002', '0.0009', '0.0048'], signed: true },
  ];
  const parts = classes.map((id, at) => ({
    id,
    name: t(id),
    returns: ['-0.0034', '0.0064', '0.0232', '0.1846', at === 4 ? null : '0.0112'],
    signed: false,
  }));
  const colorOf = (id: string) => classes.find(one => one === id);
  return (
    <Panel title={t('horizons')} subtitle={t('horizonsUnit')} flush footnote={t('annualised')}>
      <DataTable
        caption={t('horizons')}
        rows={[...head, ...parts]}
        rowId={row => row.id}
        emphasis={row => (row.id === 'fund' ? 'strong' : row.id === 'benchmark' ? 'quiet' : undefined)}
        ruleAfter={row => row.id === 'excess'}
        columns={[
          {
            id: 'name',
            header: t('mandate'),
            hideHeader: true,
            value: row => row.name,
            node: row => {
              const color = colorOf(row.id);
              return (
                <>
                  {color && <Swatch color={classColors[color]} />}
                  {row.name}
                </>
              );
            },
          },
          ...PERIODS.map((period, at) => ({
            id: period,
            header: t(period),
            align: 'end' as const,
            divider: at === 2 || at === 3,
            value: (row: (typeof head)[number] | (typeof parts)[number]) => exactly(row.returns[at], 2),
            node: (row: (typeof head)[number] | (typeof parts)[number]) => (
              <Figure text={f.rate(row.returns[at], { signed: row.signed })} worseBelowZero={row.returns[at] ?? null} />
            ),
          })),
        ]}
      />
    </Panel>
  );
}
