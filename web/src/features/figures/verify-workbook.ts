import type { FigureWorkbookInput } from '@hakaru/contract/figure-workbooks';
import { downloadPosted } from '#platform/api';
import { saveFile } from '#ui/save-file';

/** Fetches the workbook of live formulas and hands it to the browser's downloads. */
export async function saveVerification(ask: FigureWorkbookInput, fileName: string): Promise<void> {
  saveFile(fileName, await downloadPosted('figures/workbook', ask));
}
