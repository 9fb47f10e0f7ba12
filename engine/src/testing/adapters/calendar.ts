import {
  addBusinessDays,
  adjust,
  businessDaysBetween,
  businessDaysOfMonth,
  businessDaysOfYear,
  nthBusinessDay,
  weekdayClosures,
} from '#calendar/business-days';
import { calendarOf, type Calendar } from '#calendar/calendars';
import { japaneseHolidays } from '#calendar/japan';
import { spotDate, tenorDate } from '#calendar/tenors';
import type { Adapters, Inputs } from '#testing/adapter';
import { choiceOf, numberOf, optionalNumber, optionalText, textOf, textsOf } from '#testing/inputs';

export const adapters: Adapters = {
  jp_national_holidays: inputs => ({ dates: japaneseHolidays(numberOf(inputs, 'year')) }),
  business_days: inputs => openDays(inputs).length,
  weekday_closures: inputs => ({ dates: weekdayClosures(calendarIn(inputs), numberOf(inputs, 'year')) }),
  nth_business_day: inputs =>
    nthBusinessDay({
      calendar: calendarIn(inputs),
      year: numberOf(inputs, 'year'),
      month: numberOf(inputs, 'month'),
      n: numberOf(inputs, 'n'),
    }),
  add_business_days: inputs => addBusinessDays(calendarIn(inputs), textOf(inputs, 'date'), numberOf(inputs, 'n')),
  adjust: inputs => adjust(calendarIn(inputs), textOf(inputs, 'date'), conventionIn(inputs)),
  tenor_date: inputs => tenorDate({ calendar: calendarIn(inputs), spot: textOf(inputs, 'spot'), tenor: textOf(inputs, 'tenor') }),
  spot_date: inputs => spotDate(calendarIn(inputs), textOf(inputs, 'date'), optionalNumber(inputs, 'n')),
  is_business_day: inputs => calendarIn(inputs).isBusinessDay(textOf(inputs, 'date')),
};

function openDays(inputs: Inputs): readonly string[] {
  const calendar = calendarIn(inputs);
  const from = optionalText(inputs, 'from');
  const to = optionalText(inputs, 'to');
  if (from !== undefined && to !== undefined) return businessDaysBetween(calendar, from, to);
  const year = numberOf(inputs, 'year');
  const month = optionalNumber(inputs, 'month');
  return month === undefined ? businessDaysOfYear(calendar, year) : businessDaysOfMonth(calendar, year, month);
}

function calendarIn(inputs: Inputs): Calendar {
  const days = (key: string) => (inputs[key] === undefined ? [] : textsOf(inputs, key));
  return calendarOf(textOf(inputs, 'calendar'), { closed: days('closed'), open: days('open') });
}

// Published sources write the same convention in several ways: modified_following, ModifiedFollowing.
function conventionIn(inputs: Inputs) {
  const conventions = ['following', 'modifiedFollowing', 'preceding', 'modifiedPreceding', 'unadjusted'] as const;
  const bare = (word: string) => word.replace(/[^a-z]/gi, '').toLowerCase();
  const given = textOf(inputs, 'convention');
  const found = conventions.find(convention => bare(convention) === bare(given));
  return choiceOf({ convention: found ?? given }, 'convention', conventions);
}
