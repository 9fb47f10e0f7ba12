// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#platform/text';
import { prepareDom } from '#ui/testing/prepare-dom';
import { UiRoot } from '#ui/ui-root';
import { DataGrid, type GridHandle } from './data-grid';
import { asRate, type GridColumn } from './grid-column';

prepareDom();
beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Line = { id: string; name: string; rate: string | null; kids?: readonly Line[] };
const lines: readonly Line[] = [
  { id: 'a', name: 'Bonds', rate: '-0.0034', kids: [{ id: 'a1', name: 'Core', rate: '0.01' }] },
  { id: 'b', name: 'Cash', rate: null },
];
const columns: readonly GridColumn<Line>[] = [
  { id: 'name', header: 'Name', width: 120, value: line => line.name },
  { id: 'rate', header: '1Y', group: 'Return %', width: 80, value: line => line.rate, figure: asRate },
];
const idOf = (line: Line) => line.id;
const kidsOf = (line: Line) => line.kids;

function show({ onOpen = vi.fn<(line: Line) => void>(), wholeId }: { onOpen?: (line: Line) => void; wholeId?: string } = {}) {
  const handle = createRef<GridHandle<Line>>();
  render(
    <UiRoot still>
      <DataGrid
        ref={handle}
        label="Mandates"
        rows={lines}
        columns={columns}
        rowId={idOf}
        totals={{ label: 'Total', values: { rate: '0.0111' } }}
        onOpen={onOpen}
        {...(wholeId ? { wholeId } : {})}
      >
        {kidsOf}
      </DataGrid>
    </UiRoot>,
  );
  return { handle, onOpen, grid: screen.getByRole('treegrid', { name: 'Mandates' }) };
}
const cells = () => screen.getAllByRole('gridcell').map(cell => cell.textContent);
const press = (grid: HTMLElement, ...keys: string[]) => keys.forEach(key => fireEvent.keyDown(grid, { key }));

test('figures are shown in shape, red when worse, and missing is not zero', () => {
  show();
  expect(cells()).toEqual(['Bonds', '−0.34', 'Cash', '-', 'Total', '1.11']);
  expect(screen.getByText('−0.34').className).toContain('neg');
  expect(screen.getByText('1.11').className).not.toContain('neg');
});

test('keys open a branch, and focus follows into it', () => {
  const { grid } = show();
  press(grid, 'ArrowRight');
  expect(cells().slice(0, 4)).toEqual(['Bonds', '−0.34', 'Core', '1.00']);
  press(grid, 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('Core');
  press(grid, 'ArrowLeft', 'ArrowLeft');
  expect(cells()).not.toContain('Core');
});

test('Enter on a figure opens its trace, on a heading it sorts', () => {
  const { grid, onOpen } = show();
  press(grid, 'End', 'Enter');
  expect(onOpen).toHaveBeenCalledWith(lines[0], columns[1]);
  press(grid, 'ArrowUp', 'Enter');
  expect(screen.getByRole('columnheader', { name: '1Y' }).getAttribute('aria-sort')).toBe('descending');
});

test('a selection shows count, sum and average in the unit of the cells, and a whole is not added to its parts', () => {
  const { grid } = show();
  press(grid, 'ArrowRight', 'End');
  fireEvent.keyDown(grid, { key: 'ArrowDown', shiftKey: true });
  expect(screen.getByText('2 cells').parentElement?.textContent).toBe('2 cellsSum 1.00Average 1.00Subtotals left out: 1');
});

test('a total among the lines is not added to them', () => {
  const { grid } = show({ wholeId: lines[1]?.id ?? '' });
  press(grid, 'End');
  fireEvent.keyDown(grid, { key: 'ArrowDown', shiftKey: true });
  expect(screen.getByText('2 cells').parentElement?.textContent).toBe('2 cellsSum −0.34Average −0.34Subtotals left out: 1');
});

test('1.16 a file holds exactly what is shown: open branches, order, figures in their unit, the foot', () => {
  const { handle, grid } = show();
  const shownRows = () => handle.current?.shown().rows.map(({ depth, cells }) => [depth, ...cells]);
  expect(shownRows()).toEqual([
    [0, 'Bonds', { exact: '-0.34' }],
    [0, 'Cash', null],
  ]);
  press(grid, 'ArrowRight');
  expect(shownRows()?.[1]).toEqual([1, 'Core', { exact: '1' }]);
  expect(handle.current?.shown()).toMatchObject({ title: 'Mandates', foot: ['Total', { exact: '1.11' }] });
  expect(handle.current?.shown().columns[1]).toMatchObject({ header: '1Y', group: 'Return %', isEnd: true, format: '#,##0.00' });
});

test('on paper every row is drawn, with headings and foot, and off it none', () => {
  show();
  fireEvent(window, new Event('beforeprint'));
  const paper = screen.getByRole('table', { name: 'Mandates' });
  expect([...paper.querySelectorAll('tbody tr')].map(row => row.textContent)).toEqual(['Bonds−0.34', 'Cash-', 'Total1.11']);
  expect(paper.querySelector('thead')?.textContent).toBe('Return %Name1Y');
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table', { name: 'Mandates' })).toBeNull();
});

/** Name, weight and rate in the order of the table; a phone shows the rate first. */
const ranked: readonly GridColumn<Line>[] = [
  { id: 'name', header: 'Name', width: 120, value: line => line.name },
  { id: 'code', header: 'Code', width: 80, value: line => line.id },
  { id: 'rate', header: '1Y', width: 80, priority: 1, value: line => line.rate, figure: asRate },
];

test('on a phone the figures stand first; a file, paper and the clipboard keep to the order of the table', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const listening = { addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() };
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('600px'), media, ...listening }));
  const handle = createRef<GridHandle<Line>>();
  render(
    <UiRoot still>
      <DataGrid ref={handle} label="Mandates" rows={lines} columns={ranked} rowId={idOf} totals={{ label: 'Total', values: {} }} />
    </UiRoot>,
  );
  const grid = screen.getByRole('grid', { name: 'Mandates' });
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual(['Name', '1Y', 'Code']);
  expect(handle.current?.shown().columns.map(({ header }) => header)).toEqual(['Name', 'Code', '1Y']);
  expect(handle.current?.shown().rows[0]?.cells).toEqual(['Bonds', 'a', { exact: '-0.34' }]);
  fireEvent.keyDown(grid, { key: 'a', ctrlKey: true });
  fireEvent.keyDown(grid, { key: 'c', ctrlKey: true, shiftKey: true });
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith('Name\tCode\t1Y\nBonds\ta\t-0.34\nCash\tb\t'));
  fireEvent(window, new Event('beforeprint'));
  const paper = screen.getByRole('table', { name: 'Mandates' });
  expect([...paper.querySelectorAll('thead th')].map(head => head.textContent)).toEqual(['Name', 'Code', '1Y']);
});
