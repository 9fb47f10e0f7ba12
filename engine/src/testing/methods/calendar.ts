/** The methods of this folder that explain themselves. */
export const calendarMethods = [
  {
    id: 'calendar.nth-business-day',
    options: { calendar: ['JP', 'UK', 'US-FED', 'TARGET'], n: 'count' },
    file: 'calendar/business-days.ts',
  },
  { id: 'calendar.deadline', options: { calendar: ['JP', 'UK', 'US-FED', 'TARGET'], n: 'count' }, file: 'calendar/business-days.ts' },
  { id: 'calendar.tenor-date', options: { calendar: ['JP', 'UK', 'US-FED', 'TARGET'], tenor: 'text' }, file: 'calendar/tenors.ts' },
] as const;
