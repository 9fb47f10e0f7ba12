import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { RegionEnum } from '#platform/enumerations/markets';
import { builder } from '#platform/graphql';
import { pageType, sliceOf } from '#platform/paging';
import { listCountries, updateCountry } from './actions';
import type { CountryRow } from './store';

const CountryRecordType = builder.objectRef<CountryRow>('CountryRecord').implement({
  description: 'A country of ISO 3166-1. `calendar` names the business-day calendar it follows, where there is one.',
  fields: t => ({
    code: t.exposeString('code'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    currency: t.exposeString('currency', { nullable: true }),
    region: t.expose('region', { type: RegionEnum }),
    calendar: t.exposeString('calendar', { nullable: true }),
    sovereignWeight: t.exposeString('sovereignWeight', { nullable: true, description: 'Risk weight of its government in percent.' }),
    version: t.exposeInt('version'),
  }),
});

const CountryFields = builder.inputType('CountryInput', {
  fields: t => ({
    nameEn: t.string({ required: true }),
    nameJp: t.string({ required: true }),
    currency: t.string(),
    region: t.string({ required: true }),
    calendar: t.string(),
    sovereignWeight: t.string(),
  }),
});

builder.queryFields(t => ({
  countryRecords: t.field({
    access: SUPERUSER,
    type: pageType('CountryRecordPage', CountryRecordType),
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, { search, ...slice }, ctx) => listCountries(signedIn(ctx), sliceOf(slice), parse(searchText, search ?? '')),
  }),
}));

builder.mutationFields(t => ({
  updateCountry: t.field({
    access: SUPERUSER,
    type: CountryRecordType,
    args: {
      code: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: CountryFields, required: true }),
    },
    resolve: (_, { code, version, input }, ctx) => updateCountry(signedIn(ctx), { code, version }, input),
  }),
}));
