/** Time zones of organisations. A day, and so a deadline and the start of a grant, begins at midnight there (decisions G122). */
export const timeZones = [
  'Asia/Tokyo',
  'Asia/Seoul',
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Asia/Kolkata',
  'Asia/Dubai',
  'Australia/Sydney',
  'Europe/London',
  'Europe/Luxembourg',
  'Europe/Paris',
  'Europe/Zurich',
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Pacific/Honolulu',
] as const;
export type TimeZone = (typeof timeZones)[number];
