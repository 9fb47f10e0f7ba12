import { recalculate } from '@hakaru/workbook/testing/libre-office';
import { expect, test } from 'vitest';
import { openPackage } from '#workbooks/package-file';
import { readFile } from '#workbooks/read-file';
import type { Row } from '#workbooks/table';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { annotateWorkbook, type Annotation } from './annotate';

const rows: Value[][] = [
  ['Mandate Code', 'As-of Date', 'Market Value', 'Return (%)'],
  ['HDB01', { raw: '<c s="1"><v>46326</v></c>' }, 1_000, { raw: '<c s="2"><v>0.0165</v></c>' }],
  ['HDB02', { raw: '<c s="1"><v>46326</v></c>' }, null, 0.5],
];
const annotation: Annotation = {
  marks: [
    { sheet: 'Mandates', cell: 'C2', tone: 'warning', text: '時価が前月比 1,000倍 <&">' },
    { sheet: 'Mandates', cell: 'C3', tone: 'error', text: 'A value is missing.' },
    { sheet: 'Mandates', cell: 'C2', tone: 'warning', text: 'second remark' },
  ],
  list: {
    name: 'Findings',
    rows: [
      ['Severity', 'Cell'],
      ['Error', 'C3'],
      ['=1+1', 'x'],
    ],
  },
};

async function cellsOf(bytes: Buffer): Promise<Record<string, Row['cells'][]>> {
  const sheets: Record<string, Row['cells'][]> = {};
  await readFile({ name: 'x.xlsx', bytes }, { row: (sheet, { cells }) => void (sheets[sheet] ??= []).push(cells), sheet: () => undefined });
  return sheets;
}

async function partOf(bytes: Buffer, name: string): Promise<string> {
  const file = await openPackage(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of file.read(name)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('the copy says the same in every cell, and has remarks, colours and a list beside them', async () => {
  const original = await makeWorkbook([
    { name: 'Mandates', rows },
    { name: 'Other', rows: [['untouched']] },
  ]);
  const copy = await annotateWorkbook(original, annotation);
  const before = await cellsOf(original);
  const after = await cellsOf(copy);
  expect({ ...after, Findings: undefined }).toEqual({ ...before, Findings: undefined });
  expect(after['Findings']).toEqual(annotation.list.rows);
  const remarks = await partOf(copy, 'xl/worksheets/findings0.xml');
  expect(remarks).toContain('時価が前月比 1,000倍 &lt;&amp;&quot;&gt;\nsecond remark');
  expect(remarks.match(/<comment /g)).toHaveLength(2);
  const sheet = await partOf(copy, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<c r="C3" s="');
  expect(await partOf(copy, 'xl/worksheets/sheet2.xml')).toBe(await partOf(original, 'xl/worksheets/sheet2.xml'));
  const styles = await partOf(copy, 'xl/styles.xml');
  expect(styles).toContain('FFFFC7CE');
  expect(Number(/<cellXfs count="(\d+)"/.exec(styles)?.[1])).toBe(styles.slice(styles.indexOf('<cellXfs')).match(/<xf/g)?.length);
});

test('a copy of the copy is a copy: remarks of its own are kept, the list is added again', async () => {
  const once = await annotateWorkbook(await makeWorkbook([{ name: 'Mandates', rows }]), annotation);
  await expect(cellsOf(once)).resolves.toHaveProperty('Findings');
});

test('LibreOffice opens the copy and reads the same cells', { timeout: 400_000 }, async () => {
  const copy = await recalculate(await annotateWorkbook(await makeWorkbook([{ name: 'Mandates', rows }]), annotation));
  expect(copy.get('Mandates')?.[1]).toEqual(['HDB01', '46326', '1000', '0.0165']);
  expect(copy.get('Findings')?.flat()).toContain('=1+1');
});
