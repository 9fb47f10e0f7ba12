import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { fundTermsInput, type FundTermsInput } from '@hakaru/contract/fund-terms';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { openFund, type FundAsk } from './actions';
import { findFundTerms, findOwnFund, saveFundTerms, type FundTermRow } from './terms-store';

/** The versions of a fund's terms, oldest first, for anybody who may see the fund. */
export async function listFundTerms(ctx: SignedIn, ask: FundAsk): Promise<FundTermRow[]> {
  const { facts, fundId } = await openFund(ctx, ask);
  return facts.terms.filter(({ entityId }) => entityId === fundId);
}

/** The owner saves the terms agreed from a day on; earlier versions stay. */
export async function writeFundTerms(ctx: SignedIn, fundId: string, input: unknown): Promise<FundTermRow[]> {
  allow(ctx, 'write');
  const terms: FundTermsInput = parse(fundTermsInput, input);
  const organisationId = ctx.actor.organisation.id;
  return await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['saveFundTerms', fundId, terms], async ctx => {
      if (!(await findOwnFund(ctx.db, organisationId, fundId))) throw new AppError('notFound');
      const before = (await findFundTerms(ctx.db, organisationId, [fundId])).find(({ fromDay }) => fromDay === terms.fromDay) ?? null;
      await saveFundTerms(ctx.db, { organisationId, entityId: fundId }, terms);
      await record(ctx, 'fundTerms.save', { subject: 'entity', subjectId: fundId, before, after: terms });
      return await findFundTerms(ctx.db, organisationId, [fundId]);
    }),
  );
}
