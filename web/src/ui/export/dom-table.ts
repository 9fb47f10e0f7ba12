import type { ShownColumn, ShownTable, ShownValue } from './shown-table';

/** Marks and menus of a row that mean nothing in a file. */
const NOT_TEXT = '.sr-only, [aria-hidden="true"], [data-print="hide"], svg, input';

/** A plain table as it stands on the page, figures with the digits they were rounded from. */
export function domTable(element: HTMLTableElement, title: string): ShownTable {
  const heads = [...(element.tHead?.rows[0]?.cells ?? [])];
  const body = [...element.tBodies].flatMap(({ rows }) => [...rows]).map(row => [...row.cells].map(valueOf));
  const foot = element.tFoot?.rows[0] ? [...element.tFoot.rows[0].cells].map(valueOf) : null;
  // A column of buttons has nothing to say.
  const kept = heads.map((_, at) => at).filter(at => body.some(cells => !isEmpty(cells[at])));
  const pick = (cells: readonly ShownValue[]) => kept.map(at => cells[at] ?? null);
  return {
    title,
    columns: kept.map(at => columnOf(heads[at], body, at)),
    rows: body.map(cells => ({ depth: 0, cells: pick(cells) })),
    foot: foot && pick(foot),
  };
}

function columnOf(head: HTMLTableCellElement | undefined, body: readonly (readonly ShownValue[])[], at: number): ShownColumn {
  const longest = body.reduce((most, cells) => Math.max(most, lengthOf(cells[at])), 8);
  return {
    header: (head?.textContent ?? '').replace(/[↑↓]$/, '').trim(),
    width: Math.min(60, longest + 4),
    ...(head?.dataset['align'] === 'end' ? { isEnd: true, format: '#,##0.00######' } : {}),
  };
}

function valueOf(cell: HTMLTableCellElement): ShownValue {
  const exact = cell.querySelector('[data-exact]')?.getAttribute('data-exact');
  if (exact) return { exact };
  const copy = cell.cloneNode(true) as HTMLTableCellElement; // a clone is what it was cloned from
  for (const mark of copy.querySelectorAll(NOT_TEXT)) mark.remove();
  const text = (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  return readText(text, cell.dataset['align'] === 'end');
}

/**
 * What a shown text stands for: days are days, figures at the right edge are figures.
 *
 * @example readText('▲1,234.5', true) // { exact: '-1234.5' }
 */
export function readText(text: string, isEnd: boolean): ShownValue {
  if (text === '' || text === '-') return null;
  const day = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(text);
  if (day) return { date: `${day[1]}-${day[2]}-${day[3]}` };
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text)) return { date: text };
  const figure = isEnd ? /^([▲−+-]?)(\d[\d,]*(?:\.\d+)?)[%×]?$/.exec(text) : null;
  if (!figure) return text;
  const sign = figure[1] === '' || figure[1] === '+' ? '' : '-';
  return { exact: sign + (figure[2] ?? '').replaceAll(',', '') };
}

function isEmpty(value: ShownValue | undefined): boolean {
  return value === undefined || value === null || value === '';
}

/** From here on letters are Japanese, Chinese or the like, and twice as wide. */
const FIRST_WIDE = 0x2e80;

function lengthOf(value: ShownValue | undefined): number {
  if (value === undefined || value === null) return 0;
  const text = typeof value === 'object' ? Object.values(value).join('') : String(value);
  return [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > FIRST_WIDE ? 2 : 1), 0);
}
