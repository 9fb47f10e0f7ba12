import type { Language } from '@hakaru/contract/languages';
import type { Attachment } from '#platform/attachments';
import type { SignedIn } from '#platform/context';
import { sharedPrinter } from '#platform/pdf/printer';
import { openReport } from '#features/reports/actions';
import { findOwner } from '#features/reports/store';
import { atOwner } from '#features/grants/public';
import { shownMoment } from '#platform/today';
import { packPaper } from './pack';

/** A published report as a document. Printing it counts as opening it. */
export async function printReport(ctx: SignedIn, id: string, language: Language): Promise<Attachment> {
  const opened = await openReport(ctx, id);
  const { organisationId: ownerId, content, asOf, version } = opened;
  const owner = await atOwner(ctx, { ownerId }, ctx => findOwner(ctx.db, ownerId));
  const paper = packPaper(
    content,
    {
      ...opened,
      organisation: { en: owner.nameEn, jp: owner.nameJp },
      publisher: [opened.publisherName, language === 'jp' ? opened.publisherJp : opened.publisherEn].filter(Boolean).join('　'),
      hasMoved: opened.moved > 0,
      publishedAt: shownMoment(ctx, opened.publishedAt),
      printedAt: shownMoment(ctx, ctx.app.now()),
      isSample: ctx.app.settings.demo,
    },
    language,
  );
  const subject = content.kind === 'asset' ? 'report' : (opened.entityRef ?? 'mandate');
  return {
    name: `${owner.ref}_${subject}_${asOf.replaceAll('-', '')}_v${version}.pdf`,
    bytes: await sharedPrinter().print(paper),
    type: 'application/pdf',
  };
}
