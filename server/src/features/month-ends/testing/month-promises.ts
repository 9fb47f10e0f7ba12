import { expect } from 'vitest';
import { labelOf } from './month-label';
import { type Fact, factsOf, type Life } from './month-life';
import { MONTH } from './month-plant';

/** Checks the invariants that hold after any life. */
export async function expectPromises(run: Life): Promise<void> {
  const facts = await factsOf(run);
  await expectLabelsAndReports(run, new Map(facts.map(fact => [fact.ref, fact.value])));
  for (const fact of facts) if (fact.importId !== null) await expectSource(run, fact);
}

async function expectLabelsAndReports(run: Life, values: ReadonlyMap<string, string>): Promise<void> {
  const { server, people, assetId } = run;
  const owner = people[0]?.token;
  const { data } = await server.ask(
    owner,
    `{ reportingTasks(assetId: "${assetId}", asOf: "${MONTH}", first: 10) { data { entityRef label } } reports(assetId: "${assetId}", asOf: "${MONTH}") { data { id isLatest moved } } }`,
  );
  const labels = data.reportingTasks.data.map((task: { entityRef: string; label: string }) => [task.entityRef, task.label]);
  expect(Object.fromEntries(labels)).toEqual(Object.fromEntries(run.mandates.map(({ ref }) => [ref, labelOf(run.events, ref)])));
  for (const { id, isLatest, moved } of data.reports.data) {
    const { report } = (await server.ask(owner, `{ report(id: "${id}") { isIntact lines { ref figures { key value } } } }`)).data;
    expect(report.isIntact).toBe(true);
    const shown = report.lines.flatMap(({ ref, figures }: { ref: string; figures: { key: string; value: string | null }[] }) =>
      figures.filter(({ key }) => key.includes('.marketValue.')).map(({ value }) => [ref, value]),
    );
    const isMoved = shown.some(([ref, value]: [string, string | null]) => run.mandates.some(one => one.ref === ref) && (values.get(ref) ?? null) !== value); // oxfmt-ignore
    if (isLatest && isMoved) expect(moved).toBeGreaterThan(0); // a changed figure is listed as a restatement
  }
}

const WINDOW = `query($id: ID!, $sheet: String!, $cell: String!) {
  importWindow(id: $id, sheet: $sheet, cell: $cell) { row column columns rows { number cells { text } } }
  import(id: $id) { overrides { sheet cell fileValue usedValue } } }`;
type Override = { sheet: string; cell: string; fileValue: string | null; usedValue: string };

/** The cell a fact names holds its value, or has an override that names both values. */
async function expectSource({ server, people }: Life, { value, place, importId }: Fact): Promise<void> {
  const [sheet, cell] = String(place).split('!');
  const { data } = await server.ask(people[0]?.token, WINDOW, { id: importId, sheet, cell });
  const { row, column, columns, rows } = data.importWindow;
  const line = rows.find(({ number }: { number: number }) => number === row);
  const { text } = line.cells[columns.indexOf(column)];
  const override = (data.import.overrides as Override[]).find(one => one.sheet === sheet && one.cell === cell); // the fields asked for
  if (override) expect([override.usedValue, override.fileValue]).toEqual([value, text]);
  else expect(text).toBe(value);
}
