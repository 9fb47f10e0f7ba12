import { AppError } from '@hakaru/contract/errors';
import { day as dayRule, parse } from '@hakaru/contract/fields';
import { countries, countryOf, holidayInput, holidaysOf, type CountryCode, type Holiday } from '@hakaru/contract/holidays';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import * as store from './store';

export type CountryRow = { code: CountryCode; nameEn: string; nameJp: string; calendar: string; changes: number };

export async function listCountries(ctx: SignedIn): Promise<CountryRow[]> {
  const changes = await store.countChanges(ctx.db);
  return countries.map(({ code, en, jp, calendar }) => ({ code, nameEn: en, nameJp: jp, calendar, changes: changes.get(code) ?? 0 }));
}

export async function listHolidays(ctx: SignedIn, code: string, year: number): Promise<Holiday[]> {
  const country = countryOf(code);
  if (!country || year < FIRST_YEAR || year > LAST_YEAR) throw new AppError('notFound');
  return holidaysOf(country.code, year, await store.findChanges(ctx.db, country.code));
}

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/** Adds a holiday, or makes a day a business day against the rule. Deadlines calculated from now on use it. */
export async function saveHoliday(ctx: SignedIn, input: unknown): Promise<Holiday[]> {
  allow(ctx, 'superuser');
  const checked = parse(holidayInput, input);
  return await onPlatform(ctx, async ctx => {
    const before = (await store.findChanges(ctx.db, checked.country)).find(({ day }) => day === checked.day);
    await store.saveChange(ctx.db, checked, { userId: ctx.actor.user.id, at: ctx.app.now() });
    await record(ctx, 'holiday.save', { subject: 'holiday', subjectId: `${checked.country} ${checked.day}`, before, after: checked });
    return await listHolidays(ctx, checked.country, Number(checked.day.slice(0, 4)));
  });
}

/** Removes a change, so that the rule applies to the day again. */
export async function dropHoliday(ctx: SignedIn, country: string, day: string): Promise<Holiday[]> {
  allow(ctx, 'superuser');
  parse(dayRule, day);
  return await onPlatform(ctx, async ctx => {
    const before = (await store.findChanges(ctx.db, country)).find(one => one.day === day);
    if (!before || !(await store.dropChange(ctx.db, country, day))) throw new AppError('notFound');
    await record(ctx, 'holiday.drop', { subject: 'holiday', subjectId: `${country} ${day}`, before });
    return await listHolidays(ctx, country, Number(day.slice(0, 4)));
  });
}
