import type { ShownValue } from './shown-table';

/** Marks and menus of a row that mean nothing in a file. */
const NOT_TEXT = '.sr-only, [aria-hidden="true"], [data-print="hide"], svg, input';

/** What a cell says on the page, figures with the digits they were rounded from: for columns that do not yet say their value. */
export function cellValue(cell: HTMLTableCellElement): ShownValue {
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
