import { isAwaited } from '@hakaru/contract/reporting-tasks';
import { useNavigate, useParams } from '@tanstack/react-router';
import { FigureText, useBookContext, useExact, useFigureGrid } from '#features/figures/public';
import { useClientName } from '#features/profile/public';
import { statusOf, useRemind } from '#features/reporting-tasks/public';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { Status } from '#ui/status';
import { statusText } from '#ui/status-text';
import { joined, onDay } from '#ui/table-value';
import type { LackingFieldsFragment } from './month-end.gen';
import s from './month-end.module.css';
import type { MonthEnd } from './queries';
import { monthEndText } from './text';

type Awaited = LackingFieldsFragment;
const VALUE = ['marketValue.-'] as const;

/** For each mandate without a value: who has to report, by when, its last value, and the possible actions. */
export function useAwaitedColumns({ latest, next, blocking, carried, can }: MonthEnd): TableColumn<Awaited>[] {
  const exact = useExact();
  const statusWord = useText(statusText);
  const t = useText(monthEndText);
  const formats = useFormats();
  const language = useLanguage();
  const entityIds = [...blocking, ...carried].map(({ entityId }) => entityId);
  const { data: last } = useFigureGrid({ entityIds, columns: VALUE, asOf: latest ?? '' });
  const managerOf = ({ report }: Awaited) => (language === 'jp' ? report?.managerJp : report?.managerEn) ?? '-';
  return [
    { id: 'manager', header: t('manager'), value: managerOf },
    {
      id: 'state',
      header: t('reportState'),
      value: ({ report }) => (report ? statusWord(statusOf(report.label)) : t('notAsked')),
      node: ({ report }) => (report ? <Status value={statusOf(report.label)} /> : t('notAsked')),
    },
    {
      id: 'due',
      priority: 2,
      header: t('due'),
      align: 'end',
      value: ({ report }) =>
        report ? joined(onDay(report.due), report.daysLeft < 0 ? t('daysLate', { n: -report.daysLeft }) : null) : null,
      node: ({ report }) =>
        report ? (
          <>
            {formats.date(report.due)}{' '}
            {report.daysLeft < 0 && <span className={`neg ${s.late}`}>{t('daysLate', { n: -report.daysLeft })}</span>}
          </>
        ) : (
          '-'
        ),
    },
    ...(latest
      ? [
          {
            id: 'last',
            header: t('lastValue', { date: formats.date(latest) }),
            align: 'end' as const,
            value: ({ entityId }: Awaited) => exact(last?.at(entityId, 'marketValue.-'), 'one'),
            node: ({ entityId }: Awaited) => <FigureText as="headline" figure={last?.at(entityId, 'marketValue.-')} />,
          },
        ]
      : []),
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: row => <Actions row={row} asOf={next ?? ''} canRemind={can.steer} />,
    },
  ];
}

function Actions({ row: { entityId, ref, report }, asOf, canRemind }: { row: Awaited; asOf: string; canRemind: boolean }) {
  const t = useText(monthEndText);
  const formats = useFormats();
  const navigate = useNavigate();
  const { role = 'owner' } = useParams({ strict: false });
  const { assetId } = useBookContext();
  const client = useClientName();
  const remind = useRemind();
  const isOpen = report !== null && isAwaited(report.label);
  return (
    <span className={s.actions}>
      {report?.remindedOn && <span className={s.quiet}>{t('remindedOn', { date: formats.date(report.remindedOn) })}</span>}
      {canRemind && isOpen && !report.remindedOn && (
        <Button
          kind="subtle"
          aria-label={t('remindOf', { ref })}
          onClick={() => void remind([{ assetId, assignmentId: report.assignmentId, asOf, client }])}
        >
          {t('remind')}
        </Button>
      )}
      <span className={s.open}>
        <Button
          kind="subtle"
          aria-label={t('openOf', { ref })}
          onClick={() => void navigate({ to: '/$role/mandates/$mandateId', params: { role, mandateId: entityId } })}
        >
          {t('open')}
        </Button>
      </span>
    </span>
  );
}
