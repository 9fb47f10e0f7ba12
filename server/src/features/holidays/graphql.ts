import type { Holiday } from '@hakaru/contract/holidays';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { HolidayCalendarEnum, HolidaySourceEnum } from '#platform/enumerations/markets';
import { builder } from '#platform/graphql';
import { dropHoliday, listCountries, listHolidays, saveHoliday, type CountryRow } from './actions';

const CountryType = builder.objectRef<CountryRow>('Country').implement({
  fields: t => ({
    code: t.expose('code', { type: HolidayCalendarEnum }),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    calendar: t.exposeString('calendar'),
    changes: t.exposeInt('changes'),
  }),
});

const HolidayType = builder.objectRef<Holiday>('Holiday').implement({
  description: 'A closed weekday, or a day opened against the rule. `source` says whether the rule or an administrator made it so.',
  fields: t => ({
    day: t.exposeString('day'),
    isOpen: t.exposeBoolean('isOpen'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    source: t.expose('source', { type: HolidaySourceEnum }),
  }),
});

builder.queryFields(t => ({
  countries: t.field({ type: [CountryType], access: SUPERUSER, resolve: (_, __, ctx) => listCountries(signedIn(ctx)) }),
  holidays: t.field({
    type: [HolidayType],
    access: SUPERUSER,
    args: { country: t.arg({ type: HolidayCalendarEnum, required: true }), year: t.arg.int({ required: true }) },
    resolve: (_, { country, year }, ctx) => listHolidays(signedIn(ctx), country, year),
  }),
}));

builder.mutationFields(t => ({
  saveHoliday: t.field({
    type: [HolidayType],
    access: SUPERUSER,
    args: {
      country: t.arg({ type: HolidayCalendarEnum, required: true }),
      day: t.arg.string({ required: true }),
      isOpen: t.arg.boolean({ required: true }),
      nameEn: t.arg.string({ required: true }),
      nameJp: t.arg.string({ required: true }),
    },
    resolve: (_, input, ctx) => saveHoliday(signedIn(ctx), input),
  }),
  dropHoliday: t.field({
    type: [HolidayType],
    access: SUPERUSER,
    args: { country: t.arg({ type: HolidayCalendarEnum, required: true }), day: t.arg.string({ required: true }) },
    resolve: (_, { country, day }, ctx) => dropHoliday(signedIn(ctx), country, day),
  }),
}));
