import { Checkbox } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { FigureText, shapeOf, useExact, useUnit } from '#features/figures/public';
import { CommentMark } from '#features/comments/public';
import { ArrangedTable } from '#features/saved-views/public';
import { readFigureKey } from '@hakaru/contract/figures';
import { isAwaited } from '@hakaru/contract/reporting-tasks';
import { MISSING, useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import type { TableColumn } from '#ui/data-table';
import { Status } from '#ui/status';
import { statusText } from '#ui/status-text';
import { joined, onDay, said } from '#ui/table-value';
import { ReturnDialog } from './return-dialog';
import type { Task } from './queries';
import { statusOf } from './status-of';
import { TaskMenu } from './task-menu';
import s from './tasks.module.css';
import { tasksText } from './text';

export type TaskTableProps = {
  rows: readonly Task[];
  caption: string;
  /** Inside a book page a figure opens its trace; elsewhere it is text. */
  hasTrace: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

export function TaskTable({ rows, caption, hasTrace, selected, onSelect }: TaskTableProps) {
  const t = useText(tasksText);
  const [returning, setReturning] = useState<Task | null>(null);
  const words = useWordColumns();
  const statusWord = useText(statusText);
  const exact = useExact();
  const figure = (at: number): Pick<TableColumn<Task>, 'value' | 'node'> => ({
    value: task => exact(task.figures[at]),
    node: task => (hasTrace ? <FigureText figure={task.figures[at]} mark={false} /> : <PlainFigure figure={task.figures[at]} />),
  });
  const toggle = (id: string) => onSelect(new Set(selected.has(id) ? [...selected].filter(one => one !== id) : [...selected, id]));
  const columns: TableColumn<Task>[] = [
    {
      // The actions on a task are in the column that stays visible when the others scroll.
      id: 'state',
      header: t('state'),
      value: task => statusWord(statusOf(task.label)),
      node: task => (
        <span className={s.state}>
          {task.can.steer && (
            <Checkbox
              size="xs"
              checked={selected.has(task.id)}
              onChange={() => toggle(task.id)}
              aria-label={t('select', { ref: task.entityRef })}
            />
          )}
          <Status value={statusOf(task.label)} />
          <CommentMark kind="task" subject={task.id} />
          <TaskMenu task={task} onReturn={() => setReturning(task)} />
        </span>
      ),
    },
    ...words,
    { id: 'value', header: t('value'), align: 'end', divider: true, ...figure(0) },
    { id: 'return', header: t('return'), align: 'end', ...figure(1) },
    { id: 'benchmark', header: t('benchmark'), align: 'end', ...figure(2) },
    { id: 'excess', header: t('excess'), align: 'end', ...figure(3) },
  ];
  return (
    <>
      <ArrangedTable screen="reporting-tasks" caption={caption} columns={columns} rows={rows} rowId={({ id }) => id} />
      {returning && <ReturnDialog task={returning} onClose={() => setReturning(null)} />}
    </>
  );
}

/** Who, what and when, in the order of the specification's list. */
function useWordColumns(): TableColumn<Task>[] {
  const t = useText(tasksText);
  const formats = useFormats();
  const language = useLanguage();
  const { role = 'owner' } = useParams({ strict: false });
  const pick = (en: string | null, jp: string | null) => (language === 'jp' ? jp : en) ?? MISSING;
  const nameOf = (task: Task): ReactNode => {
    const name = pick(task.entityEn, task.entityJp);
    if (role === 'manager') {
      const params = { role, clientId: task.clientId, mandateId: task.entityId, tab: 'packages' };
      return (
        <AppLink to="/$role/clients/$clientId/mandates/$mandateId/$tab" params={params}>
          {name}
        </AppLink>
      );
    }
    if (role !== 'owner' && role !== 'consultant') return name;
    return (
      <AppLink to="/$role/mandates/$mandateId/$tab" params={{ role, mandateId: task.entityId, tab: 'packages' }}>
        {name}
      </AppLink>
    );
  };
  return [
    role === 'manager'
      ? { id: 'client', header: t('client'), value: ({ clientEn, clientJp }) => pick(clientEn, clientJp) }
      : {
          id: 'manager',
          header: t('manager'),
          value: ({ managerEn, managerJp }) => (managerEn ? pick(managerEn, managerJp) : t('ownEntry')),
        },
    { id: 'ref', header: t('ref'), value: ({ entityRef }) => entityRef },
    {
      id: 'mandate',
      priority: 1,
      header: t('mandate'),
      value: task => joined(pick(task.entityEn, task.entityJp), task.remark?.body),
      node: task => (
        <>
          {nameOf(task)}
          <Memo task={task} />
        </>
      ),
    },
    { id: 'class', header: t('assetClass'), value: ({ classEn, classJp }) => pick(classEn, classJp) },
    {
      id: 'due',
      priority: 2,
      header: t('due'),
      align: 'end',
      value: ({ due, daysLeft, label }) => joined(onDay(due), isAwaited(label) ? said(formats.due(daysLeft)) : null),
      node: ({ due, daysLeft, label }) => (
        <span className={s.due}>
          {formats.date(due)}
          {isAwaited(label) && <small className={daysLeft < 0 ? s.late : s.quiet}>{formats.due(daysLeft)}</small>}
        </span>
      ),
    },
    {
      id: 'received',
      header: t('received'),
      align: 'end',
      value: ({ receivedOn }) => onDay(receivedOn),
      node: ({ receivedAt, receivedOn }) =>
        receivedOn ? <span title={formats.time(receivedAt)}>{formats.date(receivedOn)}</span> : MISSING,
    },
    { id: 'findings', header: t('findings'), align: 'end', value: ({ warnings, errors }) => `${warnings} / ${errors}` },
  ];
}

function Memo({ task: { remark, remindedOn } }: { task: Task }) {
  const t = useText(tasksText);
  const formats = useFormats();
  const said = remark ? remark.body : remindedOn ? t('remindedOn', { day: formats.date(remindedOn) }) : '';
  if (said === '') return null;
  return (
    <small className={s.memo} title={said}>
      {said}
    </small>
  );
}

function PlainFigure({ figure }: { figure: Task['figures'][number] | undefined }) {
  const formats = useFormats();
  const unit = useUnit();
  const key = figure && readFigureKey(figure.key);
  if (!figure || !key) return MISSING;
  return <span className="num">{formats.figure(figure.value, shapeOf(key.measure, unit))}</span>;
}
