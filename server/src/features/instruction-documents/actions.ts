import type { Language } from '@hakaru/contract/languages';
import { noteTask } from '#features/first-tasks/public';
import { instructionPaper, listAudit, readInstruction, sheetName } from '#features/instructions/public';
import type { Attachment } from '#platform/attachments';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { sharedPrinter } from '#platform/pdf/printer';
import { contentOf } from './documents';
import { findSheet } from './store';

/**
 * The instruction sheet for the trust bank: the stored one of this version, otherwise printed now. Anybody who may open the instruction may
 * print it.
 */
export async function printInstruction(ctx: SignedIn, id: string, language: Language): Promise<Attachment> {
  const row = await readInstruction(ctx, id);
  const { ownerId, version } = row;
  await noteTask(ctx, 'paper');
  const kept = await inTransaction(ctx, ctx =>
    insideScope(ctx.db, { organisation: ownerId }, () => findSheet(ctx.db, { ownerId, instructionId: id, version, language })),
  );
  if (kept && row.seesEnds) return await contentOf(ctx, kept);
  const audit = await listAudit(ctx, row);
  const paper = instructionPaper({ row, audit, printedAt: ctx.app.now(), isSample: ctx.app.settings.demo }, language);
  return { name: sheetName(row, language), bytes: await sharedPrinter().print(paper), type: 'application/pdf' };
}
