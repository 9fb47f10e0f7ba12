import { AppError, invalid } from '@hakaru/contract/errors';
import type { ImportStatus } from '@hakaru/contract/imports';
import type { Language } from '@hakaru/contract/languages';
import { readImport, readOverrides, readParties, readSheets } from '#features/imports/public';
import type { Attachment } from '#platform/attachments';
import { inTransaction, type SignedIn } from '#platform/context';
import { sharedPrinter } from '#platform/pdf/printer';
import { shownMoment } from '#platform/today';
import { receiptPaper, TOTALLED } from './receipt-paper';
import { findSending, sumSheets } from './receipt-store';

/** Statuses with a receipt. A file in error or still being processed has nothing to confirm. */
const CONFIRMED: readonly ImportStatus[] = ['validated', 'revalidated', 'warning', 'approved'];

/** The sender's proof of what was sent, when, and that it was approved. Both sides of the import may have it. */
export async function printReceipt(ctx: SignedIn, id: string, language: Language): Promise<Attachment> {
  const found = await readImport(ctx, id);
  if (!CONFIRMED.includes(found.status)) throw invalid('id', 'noReceipt');
  const { organisationId, fileNo } = found;
  const sheets = await readSheets(ctx, found);
  const { sent, totals } = await inTransaction(ctx, async ctx => ({
    sent: await findSending(ctx.db, found),
    totals: await sumSheets(ctx.db, { organisationId, importId: id, fileNo }, Object.keys(TOTALLED)),
  }));
  if (!sent) throw new AppError('notFound');
  const parties = await readParties(ctx, found);
  const overrides = await readOverrides(ctx, found);
  const shown = (moment: Date) => shownMoment(ctx, moment);
  const facts = {
    found: { ...found, approvedAt: found.approvedAt && shown(found.approvedAt) },
    sent: { ...sent, at: shown(sent.at) },
    sheets,
    totals,
    overrides: overrides.map(one => ({ ...one, at: shown(one.at) })),
    ...parties,
    printedAt: shown(ctx.app.now()),
    isSample: ctx.app.settings.demo,
  };
  const name = `${found.fileName.replace(/\.\w+$/, '')}_${language === 'jp' ? '提出控え' : 'receipt'}.pdf`;
  return { name, bytes: await sharedPrinter().print(receiptPaper(facts, language)), type: 'application/pdf' };
}
