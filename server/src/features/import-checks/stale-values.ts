import { compare, subtract } from '@hakaru/engine/money/decimal';
import { at, type Finding, type Placed } from './findings';
import { key } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';

/** The same value as the month before, or that value plus its flow: last month's file, or a value nobody updated. */
export const unchangedValue: Check = {
  code: 'unchangedValue',
  severity: 'warning',
  what: {
    en: 'Same value as in {month}, {before}; this has not happened in the {months} months before.',
    jp: '{month}の時価{before}と同額です（過去{months}ヵ月に同額の月はありません）。',
  },
  remedy: {
    en: 'Enter this month’s value; if it is carried forward, enter its valuation date or mark it as estimated.',
    jp: '当月の時価を入力してください。繰越の場合は評価日または「推定」を入力してください。',
  },
  open: world => row => unchanged(world, row),
};

function unchanged({ entityOf, past, monthBefore }: CheckWorld, row: Placed): readonly Finding[] {
  const entity = entityOf(row);
  const { asOf, marketValue, flow, valuedOn, quality } = row.values;
  if (!entity || !asOf || !marketValue || !('marketValue' in row.on.kind.columns)) return NOTHING;
  if (valuedOn || quality === 'estimated' || Number(marketValue) === 0) return NOTHING;
  const month = monthBefore(asOf);
  const before = past.values.get(key(entity.id, 'marketValue', month));
  if (before === undefined) return NOTHING;
  const isSame = compare(marketValue, before) === 0 || compare(subtract(marketValue, flow ?? '0'), before) === 0;
  const earlier = (past.months.get(entity.id) ?? []).filter(one => one <= month);
  if (!isSame || stoodStill(past.values, entity.id, earlier)) return NOTHING;
  const params = { month: month.slice(0, 7).replace('-', '/'), before, months: String(earlier.length) };
  return [at(row, 'marketValue', 'unchangedValue', { previous: before, params })];
}

/** An account whose value has stayed the same before may do so again, such as a deposit or a guaranteed contract. */
function stoodStill(values: ReadonlyMap<string, string>, entityId: string, months: readonly string[]): boolean {
  return months.some((month, index) => {
    const [now, before] = [month, months[index - 1] ?? ''].map(day => values.get(key(entityId, 'marketValue', day)));
    return now !== undefined && before !== undefined && compare(now, before) === 0;
  });
}

/** An example row of the template that was left in. */
export const templateExample: Check = {
  code: 'templateExample',
  severity: 'error',
  what: { en: 'The row contains the examples of the template.', jp: 'テンプレートの記入例のままの行です。' },
  remedy: { en: 'Delete the row, or fill in your own values.', jp: '行を削除するか、実際の値を入力してください。' },
  open: () => row => {
    const columns = Object.entries(row.on.kind.columns);
    // The template's example had every column filled; a sender's own row that leaves some blank may coincide with it in the others.
    if (columns.some(([name]) => row.values[name] === null || row.values[name] === undefined)) return NOTHING;
    const isExample = ([name, column]: (typeof columns)[number]): boolean => {
      const read = column.read(typeof column.example === 'number' ? column.example : String(column.example));
      return 'value' in read && read.value === row.values[name];
    };
    if (!columns.every(isExample)) return NOTHING;
    return [at(row, row.on.kind.key[0] ?? '', 'templateExample', { severity: 'error' })];
  },
};
