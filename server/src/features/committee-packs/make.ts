import { languagesOf } from '@hakaru/contract/committee-packs';
import type { Language } from '@hakaru/contract/languages';
import { clientOf } from '#features/books/public';
import type { SignedIn } from '#platform/context';
import { sharedPrinter } from '#platform/pdf/printer';
import { shownMoment } from '#platform/today';
import { hashOfContent, type PackContent } from './content';
import { gatherPack, openSource } from './gather';
import { packPaper, type Cover } from './paper/paper';
import { packWorkbook } from './paper/workbook';
import type { PackFile, PackRow } from './store';

export type Made = { content: string; sha256: string; files: (PackFile & { body: Buffer })[] };

/** The number of progress steps: the sections, and a document and a workbook in each language. */
export const stepsOf = ({ sections, language }: PackRow): number => sections.length + 2 * languagesOf(language).length;

/** Makes the content and the files of a pack; `report` is called after each step. */
export async function makePack(ctx: SignedIn, row: PackRow, report: (done: number) => Promise<void>): Promise<Made> {
  const source = await openSource(ctx, row.reportId);
  const pack = await gatherPack(source, row.sections, report);
  const content = JSON.stringify(pack);
  const sha256 = hashOfContent(content);
  const files: Made['files'] = [];
  const { ref } = await clientOf(ctx, { ownerId: source.report.organisationId });
  let done = row.sections.length;
  for (const language of languagesOf(row.language)) {
    for (const file of await filesIn(ctx, row, { pack, ref, sha256, language })) {
      files.push(file);
      await report(++done);
    }
  }
  return { content, sha256, files };
}

type In = { pack: PackContent; ref: string; sha256: string; language: Language };

async function filesIn(ctx: SignedIn, row: PackRow, { pack, ref, sha256, language }: In): Promise<Made['files']> {
  const cover = coverOf(ctx, row, { sha256, language });
  const start = `${ref}_committee-pack_${row.asOf.replaceAll('-', '')}_v${row.reportVersion}_${language === 'jp' ? 'ja' : 'en'}`;
  const document = await sharedPrinter().print(packPaper(pack, cover, language));
  const workbook = await packWorkbook(pack, cover, language);
  return [
    { format: 'pdf', language, fileName: `${start}.pdf`, bytes: document.length, pages: pagesOf(document), body: document },
    { format: 'xlsx', language, fileName: `${start}.xlsx`, bytes: workbook.length, pages: null, body: workbook },
  ];
}

function coverOf(ctx: SignedIn, row: PackRow, { sha256, language }: { sha256: string; language: Language }): Cover {
  const isJapanese = language === 'jp';
  return {
    title: isJapanese ? row.titleJp : row.titleEn,
    subtitle: isJapanese ? row.subtitleJp : row.subtitleEn,
    meetingDay: row.meetingDay,
    sha256,
    madeAt: shownMoment(ctx, ctx.app.now()),
    isSample: ctx.app.settings.demo,
  };
}

/** Counts the page objects of a PDF. */
const pagesOf = (document: Buffer): number => document.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
