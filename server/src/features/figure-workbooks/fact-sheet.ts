import { rangeOn } from '@hakaru/workbook/addresses';
import type { Cell, Sheet } from '@hakaru/workbook/workbook';
import type { Language } from '@hakaru/contract/languages';
import { inSlices } from '#platform/pace';
import { minuteAt, USUAL_ZONE } from '#platform/today';
import type { Layout } from './layout';
import { AMOUNT, HEAD, TITLE } from './styles';
import type { RecordedStory } from './part-plan';

const FIRST_ROW = 2;
const COLUMNS = { day: 3, value: 4, quality: 5, valuedOn: 11 } as const;

export type FactSheet = {
  sheet: Sheet;
  at: (id: string) => string;
  valueOf: (id: string) => number;
  qualityAt: (id: string) => string;
  ageOf: (id: string, asOf: string) => string;
};

/** The reported facts behind all figures, each with its source and the person responsible. */
export async function factSheet(layout: Layout, stories: readonly RecordedStory[], language: Language): Promise<FactSheet> {
  const { text } = layout;
  const title = layout.title('facts');
  const order = new Map(layout.entities.map(({ id }, at) => [id, at]));
  const facts = stories.toSorted(
    (a, b) =>
      (order.get(a.entityId) ?? 0) - (order.get(b.entityId) ?? 0) || a.measure.localeCompare(b.measure) || a.asOf.localeCompare(b.asOf),
  );
  const heads = [
    'ref',
    'name',
    'measure',
    'asOf',
    'value',
    'quality',
    'source',
    'place',
    'recordedAt',
    'person',
    'approvedBy',
    'valuedOn',
    'currency',
    'inFile',
    'overriddenBy',
  ] as const;
  const rows = [
    [{ value: title, style: TITLE }],
    heads.map((id): Cell => ({ value: text.word(id), style: HEAD })),
    ...(await inSlices(facts, fact => factRow(layout, fact, language))),
  ];
  const rowOf = new Map(facts.map(({ id }, at) => [id, FIRST_ROW + at]));
  const widths = [10, 30, 14, 12, 20, 10, 36, 22, 17, 18, 18, 12, 10, 20, 40];
  const values = new Map(facts.map(({ id, value }) => [id, Number(value)]));
  const cell = (id: string, column: number) => {
    const row = rowOf.get(id);
    if (row === undefined) throw new Error(`fact ${id} has no story`);
    return rangeOn(title, { row, column }, { row, column });
  };
  return {
    sheet: { name: title, rows, columns: widths.map(width => ({ width })), frozen: { rows: FIRST_ROW }, filter: `A2:O${rows.length}` },
    at: id => cell(id, COLUMNS.value),
    valueOf: id => values.get(id) ?? 0,
    qualityAt: id => cell(id, COLUMNS.quality),
    ageOf: (id, asOf) =>
      `DATE(${asOf.split('-').map(Number).join()})-IF(${cell(id, COLUMNS.valuedOn)}="",${cell(id, COLUMNS.day)},${cell(id, COLUMNS.valuedOn)})`,
  };
}

function factRow(layout: Layout, fact: RecordedStory, language: Language): (Cell | null)[] {
  const { text } = layout;
  const entity = layout.calculator.entity(fact.entityId);
  return [
    { value: entity?.ref ?? '' },
    { value: layout.rowName(fact.entityId, fact.partName) },
    { value: text.measure(fact.measure) },
    { value: { date: fact.asOf } },
    { value: Number(fact.value), style: AMOUNT },
    { value: text.quality(fact.quality) },
    { value: language === 'jp' ? fact.sourceJp : fact.sourceEn },
    { value: fact.place },
    fact.recordedAt ? { value: { date: minuteAt(fact.recordedAt, USUAL_ZONE) } } : null,
    { value: fact.person },
    { value: fact.approvedBy },
    fact.valuedOn ? { value: { date: fact.valuedOn } } : null,
    fact.currency ? { value: fact.currency } : null,
    ...overrideCells(fact),
  ];
}

/** The value in the file where an override is in force, with user, time and reason. */
function overrideCells({ overrides = [] }: RecordedStory): (Cell | null)[] {
  if (overrides.length === 0) return [null, null];
  return [
    { value: overrides.map(({ cell, fileValue }) => `${cell}: ${fileValue ?? ''}`).join('\n') },
    { value: overrides.map(({ userName, at, reason }) => `${userName} ${minuteAt(at, USUAL_ZONE)}: ${reason}`).join('\n') },
  ];
}
