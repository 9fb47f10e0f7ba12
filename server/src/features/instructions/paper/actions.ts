import type { Language } from '@hakaru/contract/languages';
import { listAudit, readInstruction } from '#features/instructions/actions';
import type { Attachment } from '#platform/attachments';
import type { SignedIn } from '#platform/context';
import { housePrinter } from '#platform/pdf/printer';
import { instructionPaper } from './sheet';

/** The instruction as the trust bank files it. Whoever may open it may print it. */
export async function printInstruction(ctx: SignedIn, id: string, language: Language): Promise<Attachment> {
  const row = await readInstruction(ctx, id);
  const audit = await listAudit(ctx, row);
  const paper = instructionPaper({ row, audit, printedAt: ctx.app.now(), isSample: ctx.app.settings.demo }, language);
  return {
    name: `instruction_${row.number ?? row.ref}_v${row.version}_${language === 'jp' ? 'ja' : 'en'}.pdf`,
    bytes: await housePrinter().print(paper),
    type: 'application/pdf',
  };
}
