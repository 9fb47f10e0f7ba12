import type { Language } from '@hakaru/contract/languages';
import { readImport } from '#features/imports/actions';
import { readParties, readSheets } from '#features/imports/review';
import type { Attachment } from '#platform/attachments';
import { inTransaction, type SignedIn } from '#platform/context';
import { housePrinter } from '#platform/pdf/printer';
import { receiptPaper, TOTALLED } from './receipt-paper';
import { sumSheets } from './receipt-store';

/** What a sender files away: proof of what was sent, when, and that it was approved. Both sides of the import may have it. */
export async function printReceipt(ctx: SignedIn, id: string, language: Language): Promise<Attachment> {
  const found = await readImport(ctx, id);
  const { organisationId, fileNo } = found;
  const sheets = await readSheets(ctx, found);
  const totals = await inTransaction(ctx, ctx => sumSheets(ctx.db, { organisationId, importId: id, fileNo }, Object.keys(TOTALLED)));
  const parties = await readParties(ctx, found);
  const facts = { found, sheets, totals, ...parties, printedAt: ctx.app.now(), isSample: ctx.app.settings.demo };
  const name = `${found.fileName.replace(/\.\w+$/, '')}_${language === 'jp' ? '提出控え' : 'receipt'}.pdf`;
  return { name, bytes: await housePrinter().print(receiptPaper(facts, language)), type: 'application/pdf' };
}
