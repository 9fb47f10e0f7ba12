// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { wrappings, ways } from '@hakaru/tools/hostile-texts';
import { afterEach, expect, test } from 'vitest';
import { OutsideLink } from './app-link';
import { DataTable } from './data-table';
import { DataGrid } from './grid/data-grid';
import type { GridColumn } from './grid/grid-column';
import { Panel } from './panel';
import { EmptyState } from './states';
import { Tag } from './tag';
import { prepareDom } from './testing/prepare-dom';
import { UiRoot } from './ui-root';

prepareDom();
afterEach(cleanup);

type Row = { id: string; text: string };
const columns: readonly GridColumn<Row>[] = [{ id: 'text', header: 'Text', width: 400, value: row => row.text }];
const idOf = ({ id }: Row) => id;

/** Every component of the design system that shows text entered by users. */
function Shown({ texts }: { texts: readonly string[] }) {
  const rows = texts.map((text, at) => ({ id: String(at), text }));
  const [first = ''] = texts;
  return (
    <UiRoot still>
      <Panel title={first} subtitle={first} footnote={first} flush>
        <DataTable
          caption={first}
          columns={[{ id: 'text', header: first, value: ({ text }: Row) => text, node: ({ text }: Row) => <Tag>{text}</Tag> }]}
          rows={rows}
          rowId={idOf}
        />
        <DataGrid label={first} rows={rows} columns={columns} rowId={idOf} />
        <EmptyState title={first} next="filter" />
        <OutsideLink href={first}>{first}</OutsideLink>
      </Panel>
    </UiRoot>
  );
}

/** The element names that are rendered, without their text. */
function shape(texts: readonly string[]): string[] {
  const { container } = render(<Shown texts={texts} />);
  const names = [...container.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase());
  cleanup();
  return names;
}

test('row 28: three hundred payloads are shown as the letters they are, and nothing of them becomes an element', () => {
  const plain = shape(wrappings.map(wrap => wrap('a')));
  expect(plain.length).toBeGreaterThan(60);
  expect(ways.length * wrappings.length).toBe(300);
  for (const way of ways) expect({ way, shape: shape(wrappings.map(wrap => wrap(way))) }).toEqual({ way, shape: plain });
}, 600_000);

test('row 28: what is shown is what was written, letter by letter', () => {
  const text = '<img src=x onerror=boom()>';
  render(<Shown texts={[text]} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(text);
  expect(document.querySelector('img, script, [onerror]')).toBeNull();
});

test.each([
  'javascript:boom()',
  ' JaVaScRiPt:boom()',
  'java\nscript:boom()',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'file:///etc',
  'blob:x',
])('row 28: %j is no link', href => {
  render(<OutsideLink href={href}>go</OutsideLink>);
  expect(document.querySelector('a')).toBeNull();
  expect(screen.getByText('go')).toBeDefined();
});

test.each(['https://example.jp/a', 'http://example.jp', 'mailto:a@example.jp'])('row 28: %j is one', href => {
  render(<OutsideLink href={href}>go</OutsideLink>);
  expect(document.querySelector('a')?.getAttribute('href')).toBe(href);
});
