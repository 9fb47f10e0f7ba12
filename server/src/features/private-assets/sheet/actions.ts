import type { Language } from '@hakaru/contract/languages';
import type { Attachment } from '#platform/attachments';
import type { SignedIn } from '#platform/context';
import { sharedPrinter } from '#platform/pdf/printer';
import { headlinesOf, openFund, readFundLedger, type FundAsk } from '#features/private-assets/actions';
import { fundSheet, SHEET_MEASURES } from './sheet';

/** The fund on one page, as of a month-end. Anybody who may see the fund may print it. */
export async function printFundSheet(ctx: SignedIn, ask: FundAsk, language: Language): Promise<Attachment> {
  const ledger = await readFundLedger(ctx, ask);
  const of = await openFund(ctx, ask);
  const paper = fundSheet(
    {
      ledger,
      asOf: ask.asOf,
      known: of.place.known,
      local: headlinesOf(of, SHEET_MEASURES),
      base: headlinesOf(of, SHEET_MEASURES, 'base'),
      printedAt: ctx.app.now(),
      isSample: ctx.app.settings.demo,
    },
    language,
  );
  return {
    name: `fund_${ledger.ref}_${ask.asOf}_${language === 'jp' ? 'ja' : 'en'}.pdf`,
    bytes: await sharedPrinter().print(paper),
    type: 'application/pdf',
  };
}
