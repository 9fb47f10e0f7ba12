import { useProfile } from '#features/profile/public';
import { TASK_ORDER, type TaskLabel } from '@hakaru/contract/reporting-tasks';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { getRouteApi } from '@tanstack/react-router';
import { BellRing, CheckCheck, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { UnitSwitch, useUnit } from '#features/figures/public';
import { OpenDifferences } from '#features/reconciliations/public';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button, IconButton } from '#ui/button';
import { ListStates } from '#ui/list-states';
import { Pager } from '#ui/pager';
import { Panel } from '#ui/panel';
import { SearchBox } from '#ui/search-box';
import { Status } from '#ui/status';
import { useTasks, type TaskPage } from './queries';
import type { TasksAddress } from './routes';
import { statusOf } from './status-of';
import { TaskTalk } from './task-talk';
import { TaskTable } from './task-table';
import s from './tasks.module.css';
import { tasksText } from './text';
import { useTaskActions } from './use-task-actions';

const route = getRouteApi('/shell/$role/reportingTasks');

/** The month's reports: cards by state, the list, and actions on the selected ones. */
export function TasksPanel({ assetId, hasTrace = false }: { assetId: string | null; hasTrace?: boolean }) {
  const t = useText(tasksText);
  const formats = useFormats();
  const unit = useUnit();
  const { today } = useProfile(); // known before the list, so that the line does not change its size when the list arrives
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const { month, label, client, search = '', page = 1, talk } = address;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, isError, isFetching, refetch } = useTasks({
    assetId,
    clientId: client ?? null,
    asOf: month ?? null,
    label: label ?? null,
    search,
    page,
  });
  const go = (change: Partial<Record<keyof TasksAddress, unknown>>) => {
    setSelected(new Set());
    void navigate({ search: before => cleaned({ ...before, page: undefined, ...change }), replace: true, resetScroll: false });
  };
  const asOf = data?.asOf ?? month;
  const title = asOf ? t('tasksOf', { month: formats.month(asOf) }) : t('title');
  return (
    <>
      <Labels page={data} label={label} onChoose={chosen => go({ label: chosen })} />
      {assetId && asOf && <OpenDifferences assetId={assetId} asOf={asOf} />}
      <Panel
        title={title}
        subtitle={t('lead', { unit: formats.unit(unit), today: formats.date(today) })}
        tools={
          <>
            {client && (
              <Button kind="subtle" icon={<X size={14} />} onClick={() => go({ client: undefined })}>
                {t('allClients')}
              </Button>
            )}
            <Selection page={data} selected={selected} onDone={() => setSelected(new Set())} />
            <IconButton
              label={t('previousMonth')}
              icon={<ChevronLeft size={16} />}
              disabled={!asOf}
              onClick={() => asOf && go({ month: shiftMonthEnd(asOf, -1) })}
            />
            <IconButton
              label={t('nextMonth')}
              icon={<ChevronRight size={16} />}
              disabled={!asOf || asOf >= shiftMonthEnd(data?.today ?? asOf, 0)}
              onClick={() => asOf && go({ month: shiftMonthEnd(asOf, 1) })}
            />
            <UnitSwitch />
            <SearchBox label={t('search')} value={search} onSearch={text => go({ search: text || undefined })} />
          </>
        }
        refreshing={isFetching && data !== undefined}
        flush
      >
        <ListStates
          count={data?.data.length}
          isError={isError}
          onRetry={() => void refetch()}
          empty={t('none')}
          next="filter"
          failed={t('failed')}
        >
          <TaskTable rows={data?.data ?? []} caption={title} hasTrace={hasTrace} selected={selected} onSelect={setSelected} />
          {data && data.paginatorInfo.lastPage > 1 && <Pager info={data.paginatorInfo} onPage={next => go({ page: next })} />}
        </ListStates>
      </Panel>
      {talk && <TaskTalk talk={talk} tasks={data?.data ?? []} onClose={() => go({ talk: undefined, page: page > 1 ? page : undefined })} />}
    </>
  );
}

function Labels({
  page,
  label,
  onChoose,
}: {
  page: TaskPage | undefined;
  label: TaskLabel | undefined;
  onChoose: (label: TaskLabel | undefined) => void;
}) {
  const t = useText(tasksText);
  const countOf = (name: TaskLabel) => page?.counts.find(one => one.label === name)?.count ?? 0;
  return (
    <div className={s.labels} role="group" aria-label={t('labels')}>
      {TASK_ORDER.map(name => (
        <button
          key={name}
          type="button"
          className={s.label}
          aria-pressed={label === name}
          onClick={() => onChoose(label === name ? undefined : name)}
        >
          <Status value={statusOf(name)} />
          <b className="num">{page ? countOf(name) : '-'}</b>
        </button>
      ))}
    </div>
  );
}

/** Actions on several rows at once; only rows the user may change are counted. */
function Selection({ page, selected, onDone }: { page: TaskPage | undefined; selected: ReadonlySet<string>; onDone: () => void }) {
  const t = useText(tasksText);
  const { remind, validate } = useTaskActions();
  const tasks = (page?.data ?? []).filter(task => selected.has(task.id) && task.can.steer);
  if (tasks.length === 0) return null;
  return (
    <span className={s.selection}>
      <span className="num">{t('selected', { n: tasks.length })}</span>
      <Button icon={<BellRing size={14} />} onClick={() => void remind(tasks).then(onDone)}>
        {t('remind')}
      </Button>
      <Button icon={<CheckCheck size={14} />} onClick={() => void validate(tasks).then(onDone)}>
        {t('validate')}
      </Button>
    </span>
  );
}

function cleaned(address: Partial<Record<keyof TasksAddress, unknown>>): TasksAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)) as TasksAddress; // read again by the route's own rule
}
