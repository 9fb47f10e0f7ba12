import type { DeadlineKind } from '@hakaru/contract/spcs';
import { ArrangedTable } from '#features/saved-views/public';
import { useText } from '#platform/text';
import type { TableColumn } from '#ui/data-table';
import { Panel } from '#ui/panel';
import { useSpcName, type Spc } from './queries';
import { deadlineText, spcsText } from './text';

export type DueRow = { key: string; day: string; daysLeft: number; kind: string; spc: Spc };

/** Every deadline of every company, the nearest first. */
export function dueRows(spcs: readonly Spc[]): DueRow[] {
  return spcs
    .flatMap(spc => spc.deadlines.map(({ kind, day, daysLeft }, at) => ({ key: `${spc.id} ${kind} ${at}`, day, daysLeft, kind, spc })))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.spc.code.localeCompare(b.spc.code));
}

export const nearest = (spcs: readonly Spc[]): DueRow | undefined => dueRows(spcs).find(({ kind }) => !isPayment(kind));

const isPayment = (kind: string): boolean => kind === 'payment' || kind === 'transfer';

const SOON_DAYS = 30;

/** Tax deadlines within thirty days. */
export const soon = (spcs: readonly Spc[]): DueRow[] =>
  dueRows(spcs).filter(({ kind, daysLeft }) => !isPayment(kind) && daysLeft <= SOON_DAYS);

const WEEK_DAYS = 7;

/** Payments to partners and payees within a week. */
export const thisWeek = (spcs: readonly Spc[]): DueRow[] =>
  dueRows(spcs).filter(({ kind, daysLeft }) => isPayment(kind) && daysLeft <= WEEK_DAYS);

export function DeadlinesPanel({ spcs }: { spcs: readonly Spc[] }) {
  const t = useText(spcsText);
  const kindOf = useText(deadlineText);
  const nameOf = useSpcName();
  const columns: TableColumn<DueRow>[] = [
    { id: 'day', header: t('day'), date: true, align: 'start', value: ({ day }) => day },
    { id: 'kind', priority: 1, header: t('deadline'), value: ({ kind }) => kindOf(kind as DeadlineKind) }, // a code of the contract
    { id: 'name', priority: 2, header: t('name'), value: ({ spc }) => `${spc.code} ${nameOf(spc)}` },
    { id: 'assignee', header: t('assignee'), value: ({ spc }) => spc.assignee },
  ];
  return (
    <Panel title={t('calendar')} subtitle={t('calendarNote')} flush>
      <ArrangedTable screen="spc-deadlines" caption={t('calendar')} columns={columns} rows={dueRows(spcs)} rowId={({ key }) => key} />
    </Panel>
  );
}
