import type { Rule } from '#tidy/source';
import { isTest } from '#tidy/source';

/** Earlier migrations use the database's own date; their functions are replaced, and no migration is edited. */
const FIRST_MIGRATION = '0170';
const THE_PLACE = 'server/src/platform/today.ts';

const handMade: readonly { pattern: RegExp; sentence: string }[] = [
  { pattern: /\bcurrent_date\b|\bnow\(\)::date\b|\blocaltimestamp\b/i, sentence: 'the database has no day: pass todayOf() as a parameter' },
  { pattern: /\bnow\(\)\s*\.toISOString\(\)\s*\.slice\(0, ?10\)/, sentence: 'this is the day in UTC: use todayOf()' },
  { pattern: /\bnew Date\(\)\s*\.toISOString\(\)\s*\.slice\(0, ?10\)/, sentence: 'this is the day in UTC: use todayOf()' },
  { pattern: /\b9 \* (3_?600|60 \* 60)/, sentence: 'zones are not counted by hand: use platform/today' },
];

/** Today depends on the organisation's time zone: it is determined in one place, and SQL gets it as a parameter. */
export const oneToday: Rule = sources =>
  sources
    .filter(({ path }) => isServerCode(path) || isNewMigration(path))
    .flatMap(({ path, text }) => {
      const code = text.replace(/\s+(?=\.)/g, '');
      return handMade.filter(({ pattern }) => pattern.test(code)).map(({ sentence }) => `${path}: ${sentence}`);
    });

const isServerCode = (path: string): boolean => /^server\/src\/.*\.ts$/.test(path) && !isTest(path) && path !== THE_PLACE;
const isNewMigration = (path: string): boolean => (/^server\/migrations\/(\d{4})_/.exec(path)?.[1] ?? '') >= FIRST_MIGRATION;
