// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#platform/text';
import { prepareDom } from '#ui/testing/prepare-dom';
import { UiRoot } from '#ui/ui-root';
import { DataTable, type TableColumn } from './data-table';

prepareDom();
beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Line = { name: string; code: string; value: string };
const columns: readonly TableColumn<Line>[] = [
  { id: 'name', header: 'Fund', value: ({ name }) => name },
  { id: 'code', header: 'Code', value: ({ code }) => code },
  { id: 'value', header: 'NAV', priority: 1, value: ({ value }) => value },
];
const rows: readonly Line[] = [{ name: 'Growth', code: 'HPEF1', value: '12.5' }];

function show(isPhone: boolean) {
  const listening = { addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() };
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: isPhone && media.includes('600px'), media, ...listening }));
  const foot = (id: string) => (id === 'name' ? { value: 'Total', node: 'Total' } : { value: `${id} sum`, node: `${id} sum` });
  render(
    <UiRoot still>
      <DataTable caption="Funds" columns={columns} rows={rows} rowId={({ name }) => name} foot={foot} />
    </UiRoot>,
  );
}
const headings = () => screen.getAllByRole('columnheader').map(one => one.textContent);

test('on a phone what has no priority is folded, and the row and the total open to it', () => {
  show(true);
  expect(headings()).toEqual(['Fund', 'NAV']);
  expect(screen.queryByText('HPEF1')).toBeNull();
  const row = screen.getByRole('row', { name: /Growth/ });
  fireEvent.click(within(row).getByRole('button', { name: 'Show the other columns', expanded: false }));
  expect(screen.getByText('HPEF1')).toBeTruthy();
  expect(screen.queryByText('code sum')).toBeNull();
  fireEvent.click(within(screen.getByRole('row', { name: /Total/ })).getByRole('button'));
  expect(screen.getByText('code sum')).toBeTruthy();
  fireEvent.click(within(row).getByRole('button', { expanded: true }));
  expect(screen.queryByText('HPEF1')).toBeNull();
});

test('on a wide screen every column stands in its own place', () => {
  show(false);
  expect(headings()).toEqual(['Fund', 'Code', 'NAV']);
  expect(screen.queryByRole('button')).toBeNull();
});
