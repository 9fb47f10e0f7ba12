import type { FigureKey } from '@hakaru/contract/figures';
import { rangeOn } from '@hakaru/workbook/addresses';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import { HEAD_ROWS, type Layout } from './layout';
import { HEAD, TITLE } from './styles';

export type CompanySheet = { sheet: Sheet; of: (key: FigureKey) => string };

type Held = { invested: string | null; realized: string | null };

/** The companies of each fund with the days they were bought and sold, from which companies are counted. */
export function companySheet(layout: Layout): CompanySheet {
  const title = layout.title('companies');
  const funds = companiesOf(layout);
  const head = (['ref', 'company', 'invested', 'realized'] as const).map((word): Cell => ({ value: layout.text.word(word), style: HEAD }));
  const rows: (Cell | null)[][] = [[{ value: title, style: TITLE }], [], head];
  const blocks = new Map<string, { from: number; to: number }>();
  for (const [fundId, companies] of funds) {
    blocks.set(fundId, { from: rows.length, to: rows.length + companies.size - 1 });
    const ref = layout.calculator.entity(fundId)?.ref ?? '';
    for (const [company, { invested, realized }] of companies)
      rows.push([{ value: ref }, { value: company }, dayCell(invested), dayCell(realized)]);
  }
  return {
    sheet: { name: title, rows, columns: [14, 18, 14, 14].map(width => ({ width })), frozen: { rows: HEAD_ROWS } },
    of: ({ entityId, measure, asOf }) => {
      const block = blocks.get(entityId);
      if (!block || block.to < block.from) return '0';
      const column = (at: number) => rangeOn(title, { row: block.from, column: at }, { row: block.to, column: at });
      const day = `DATE(${asOf.split('-').map(Number).join(',')})`;
      // An empty purchase day compares as before every day.
      const bought = `(${column(2)}<=${day})`;
      const sold = `(${column(3)}<>"")*(${column(3)}<=${day})`;
      const realized = `SUMPRODUCT(${bought}*${sold})`;
      return measure === 'realizedCompanies' ? realized : `SUMPRODUCT(${bought}*1)-${realized}`;
    },
  };
}

function companiesOf({ plan }: Layout): Map<string, Map<string, Held>> {
  const funds = new Map<string, Map<string, Held>>();
  for (const { method, key, steps } of plan.traces.values()) {
    if (method !== 'private-assets.companies') continue;
    const own = funds.get(key.entityId) ?? new Map<string, Held>();
    funds.set(key.entityId, own);
    for (const { id, at = '', value } of steps) {
      const held = own.get(at) ?? { invested: null, realized: null };
      own.set(at, { ...held, [id]: typeof value === 'string' ? value : null });
    }
  }
  return funds;
}

function dayCell(day: string | null): Cell | null {
  return day === null ? null : { value: { date: day } };
}
