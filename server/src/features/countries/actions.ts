import { countryInput } from '@hakaru/contract/countries';
import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';

export async function listCountries(ctx: SignedIn, slice: Slice, search: string): Promise<Page<store.CountryRow>> {
  allow(ctx, 'superuser');
  const { data, total } = await store.findCountries(ctx.db, slice, search);
  return pageOf(data, { ...slice, total });
}

export async function updateCountry(ctx: SignedIn, { code, version }: { code: string; version: number }, input: unknown) {
  allow(ctx, 'superuser');
  const checked = parse(countryInput, input);
  return await onPlatform(ctx, async ctx => {
    const before = await present(ctx, code);
    if (!(await store.updateCountry(ctx.db, { code, version }, checked))) throw new AppError('conflict');
    await record(ctx, 'country.update', { subject: 'country', subjectId: code, before, after: checked });
    return await present(ctx, code);
  });
}

async function present(ctx: SignedIn, code: string): Promise<store.CountryRow> {
  const found = await store.findCountry(ctx.db, code);
  if (!found) throw new AppError('notFound');
  return found;
}
