import type { FigureWorkbookInput } from '@hakaru/contract/figure-workbooks';
import { downloadPosted } from '#platform/api';
import { saveFile } from '#ui/save-file';

/** Downloads the workbook of live formulas. */
export async function saveVerification(ask: FigureWorkbookInput, fileName: string): Promise<void> {
  saveFile(fileName, await downloadPosted('figures/workbook', ask));
}
