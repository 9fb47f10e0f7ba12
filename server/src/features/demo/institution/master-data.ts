import { masterSheets, type MasterSheet } from '@hakaru/contract/master-data';
import { writeWorkbook, type Sheet } from '@hakaru/workbook/workbook';
import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { hasMasterData } from '#features/demo/store';
import { uploadMaster } from '#features/master-data/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';

export type MasterRows = Partial<Record<MasterSheet, Rows>>;
type Rows = readonly Readonly<Record<string, string | number>>[];

/** Master data for November that waits for the administrator to apply it. The second workbook has two faulty cells. */
const WAITING: MasterRows = {
  mandates: [
    { ref: 'HDE03', name: 'Domestic small cap', nameJp: '国内小型株', class: 'DE', openedDate: '2026-11-01', style: 'active' },
    { ref: 'HDB03', name: 'Domestic ESG bonds', nameJp: '国内ESG債券', class: 'DB', openedDate: '2026-11-01', style: 'active' },
  ],
  parties: [
    { mandate: 'HDE03', role: 'manager', name: 'Tsubaki Asset Management', nameJp: '椿アセットマネジメント', fromDay: '2026-11-01' },
  ],
  counterparties: [{ name: 'Aoi Trust & Banking', nameJp: '葵信託銀行', type: 'custodian', country: 'JP', rating: 'A' }],
};
const WRONG: MasterRows = {
  mandates: [{ ref: 'hde-04', name: 'Domestic dividend', nameJp: '国内高配当株', class: 'ZZ', openedDate: '2026-11-01' }],
  counterparties: [{ name: 'Nagi Securities', nameJp: '凪証券', type: 'broker', country: 'Japan' }],
};

/** Two master-data workbooks: one with findings, and one that is ready to be applied. */
export async function plantMasterData(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', db => hasMasterData(db, demoId('HOSHI')))) return;
  const send = async (at: string, name: string, rows: MasterRows) => {
    const file = { name, bytes: Buffer.from(await writeWorkbook(sheetsOf(rows))) };
    return await uploadMaster(personAt(app, 'admin@hoshikawa.example', at), { file, assetId: demoId('HMAIN'), reason: null });
  };
  await send('2026-11-09T01:10:00Z', 'master_2026-11_draft.xlsx', WRONG);
  const { status, findings } = await send('2026-11-09T02:30:00Z', 'master_2026-11.xlsx', WAITING);
  if (status !== 'ready') throw new Error(`the demo's master data was refused: ${JSON.stringify(findings.slice(0, 3))}`);
}

/** Rows in the layout of the template, with the required columns and those that are used. */
export function sheetsOf(rows: MasterRows): Sheet[] {
  const sheets = Object.keys(rows) as MasterSheet[]; // the keys of the literals above
  return sheets.map(sheet => {
    const columns = masterSheets[sheet].columns.filter(({ isRequired, field }) => isRequired || rows[sheet]?.some(row => field in row));
    const head = columns.map(({ title }) => ({ value: title.jp, style: { bold: true } }));
    return {
      name: masterSheets[sheet].title.jp,
      rows: [head, ...(rows[sheet] ?? []).map(row => columns.map(({ field }) => ({ value: row[field] ?? null })))],
    };
  });
}
