import { ask } from '#platform/api';
import type { ShownTable } from '#ui/export/shown-table';
import type { LoginSearch } from './login-filter';
import { LoginHistoryDocument, type LoginHistoryQuery } from './login-history.gen';

export type LoginRow = LoginHistoryQuery['loginHistory']['data'][number];

const AT_ONCE = 100;
/** Years of logins in a large organisation; for a longer list the user narrows the period. */
export const MOST_ROWS = 5_000;

/** Every login the filter finds, not only the page on screen, because auditors ask for periods. */
export async function allLogins({ page: _, ...filter }: LoginSearch): Promise<{ rows: LoginRow[]; total: number }> {
  const rows: LoginRow[] = [];
  for (let page = 1; ; page += 1) {
    const { data, paginatorInfo } = (await ask(LoginHistoryDocument, { ...filter, first: AT_ONCE, page })).loginHistory;
    rows.push(...data);
    if (page >= paginatorInfo.lastPage || rows.length >= MOST_ROWS) return { rows, total: paginatorInfo.total };
  }
}

type Words = { title: string; headers: readonly string[]; time: (instant: string) => string; outcome: (value: string) => string };

export function loginTable(rows: readonly LoginRow[], { title, headers, time, outcome }: Words): ShownTable {
  return {
    title,
    columns: headers.map(header => ({ header, width: 24 })),
    rows: rows.map(row => ({ depth: 0, cells: [time(row.logInTime), row.userName, row.ipAddress, outcome(row.outcome)] })),
    foot: null,
  };
}
