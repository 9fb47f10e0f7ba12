import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from '@tanstack/react-router';
import { ArrangedTable } from '#features/saved-views/public';
import { AppLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { Panel } from '#ui/panel';
import { Pager } from '#ui/pager';
import type { TableColumn } from '#ui/data-table';
import { EmptyState } from '#ui/states';
import { useIsPhone } from '#ui/phone-columns';
import { SkeletonRows } from '#ui/skeletons';
import { Tag } from '#ui/tag';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { joined } from '#ui/table-value';
import type { ImportDetail } from './import-detail';
import type { ImportChoicesQuery, ImportFindingsQuery } from './imports.gen';
import { OverrideDialog } from './override-dialog';
import { partsText } from './parts-text';
import { useChoices, useFindings } from './queries';
import { stagedCell, stagedValue } from './staged-value';
import { importsText } from './text';
import s from './imports.module.css';

type Finding = ImportFindingsQuery['importFindings']['data'][number];

const TONES = { error: 'neg', warning: 'warn', info: 'quiet' } as const;

function Severity({ value }: { value: keyof typeof TONES }) {
  const t = useText(importsText);
  return <Tag tone={TONES[value]}>{t(value)}</Tag>;
}

/** Every finding, worst first, with keyboard navigation; a safe correction is offered and asks for a reason. */
export function FindingsPanel({ found }: { found: ImportDetail }) {
  const t = useText(importsText);
  const keys = useText(partsText);
  const [page, setPage] = useState(1);
  const { data } = useFindings(found.id, found.version, page);
  const list = useWalk(data?.data.length ?? 0);
  const [overriding, setOverriding] = useState<Finding | null>(null);
  const columns = useFindingColumns(found, setOverriding);
  const total = data?.paginatorInfo.total ?? 0;
  const subtitle = [t('findingsNote', { n: total }), useIsPhone() ? null : keys('keys')].filter(Boolean).join(' · ');
  return (
    <Panel title={t('findings')} {...(total > 0 ? { subtitle } : {})} flush>
      {!data && <SkeletonRows rows={4} />}
      {data && total === 0 && <NoFindings hasSome={found.warnings + found.errors > 0} />}
      {data && total > 0 && (
        <div ref={list} className={s.findings}>
          <ArrangedTable screen="findings" caption={t('findings')} columns={columns} rows={data.data} rowId={({ id }) => id} />
          {data.paginatorInfo.lastPage > 1 && <Pager info={data.paginatorInfo} onPage={setPage} />}
        </div>
      )}
      {overriding && <OverrideDialog found={found} finding={overriding} onClose={() => setOverriding(null)} />}
    </Panel>
  );
}

/** A manager's file may concern several clients: each sees the findings of its own rows, the sender sees all. */
function NoFindings({ hasSome }: { hasSome: boolean }) {
  const t = useText(importsText);
  return hasSome ? (
    <EmptyState title={t('findingsElsewhere')}>{t('findingsElsewhereBody')}</EmptyState>
  ) : (
    <p className={s.noFindings}>
      <Check size={14} aria-hidden="true" /> {t('noFindings')}
    </p>
  );
}

function useFindingColumns(found: ImportDetail, onOverride: (finding: Finding) => void): TableColumn<Finding>[] {
  const t = useText(importsText);
  const language = useLanguage();
  const columns = useKindColumns(found);
  const f = useFormats();
  const shapeOf = (field: string | null) => (field ? columns.get(field)?.shape : undefined);
  const shown = (field: string | null, value: string | null) => <span className="num">{stagedValue(f, shapeOf(field), value)}</span>;
  return [
    {
      id: 'cell',
      header: t('cell'),
      value: ({ sheet, cell }) => (cell ? `${sheet}!${cell}` : sheet),
      node: ({ sheet, cell }) => <Place importId={found.id} sheet={sheet} cell={cell} />,
    },
    {
      id: 'severity',
      priority: 2,
      header: t('severity'),
      value: ({ severity }) => t(severity as keyof typeof TONES), // one of the three the server knows
      node: ({ severity }) => <Severity value={severity as keyof typeof TONES} />, // one of the three the server knows
    },
    { id: 'column', header: t('column'), value: ({ field }) => (field ? (columns.get(field)?.header[language] ?? '') : '') },
    {
      id: 'value',
      header: t('value'),
      align: 'end',
      value: ({ field, value }) => stagedCell(shapeOf(field), value),
      node: ({ field, value }) => shown(field, value),
    },
    {
      id: 'what',
      priority: 1,
      header: t('what'),
      value: ({ what }) => what[language],
      node: ({ what }) => <span className={s.words}>{what[language]}</span>,
    },
    {
      id: 'previous',
      header: t('previous'),
      align: 'end',
      value: ({ field, previous }) => stagedCell(shapeOf(field), previous),
      node: ({ field, previous }) => shown(field, previous),
    },
    {
      id: 'remedy',
      header: t('remedy'),
      value: finding => joined(finding.remedy[language], finding.fix !== null && mayFix(found) ? t('fix', { value: finding.fix }) : null),
      node: finding => (
        <span className={s.words}>
          {finding.remedy[language]}
          {finding.fix !== null && mayFix(found) && (
            <Button data-fix onClick={() => onOverride(finding)}>
              {t('fix', { value: finding.fix })}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

const mayFix = ({ isOwn, status, approval }: ImportDetail): boolean => isOwn && status !== 'approved' && !approval?.isOpen;

type KindColumn = ImportChoicesQuery['importKinds'][number]['columns'][number];

function useKindColumns({ kinds }: ImportDetail): ReadonlyMap<string, KindColumn> {
  const { data } = useChoices();
  const own = data?.importKinds.filter(({ kind }) => kinds.some(one => one === kind)) ?? [];
  return new Map(own.flatMap(({ columns }) => columns.map(column => [column.name, column] as const)));
}

/** j goes to the next line and k to the previous one, f to the correction of the line; ignored while somebody types or answers a dialog. */
function useWalk(count: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (!['j', 'k', 'f'].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const places = [...(list.current?.querySelectorAll<HTMLElement>('[data-walk]') ?? [])];
      const at = places.findIndex(place => place === document.activeElement);
      if (event.key === 'f') return places[at]?.closest('tr')?.querySelector<HTMLElement>('[data-fix]')?.click();
      places[Math.min(places.length - 1, Math.max(0, event.key === 'j' ? at + 1 : at - 1))]?.focus();
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [count]);
  return list;
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [role=dialog], [contenteditable]') !== null;

/** Where a finding is; its cell opens among its neighbours. */
function Place({ importId, sheet, cell }: { importId: string; sheet: string; cell: string | null }) {
  const { role = 'owner' } = useParams({ strict: false });
  if (cell === null)
    return (
      <span className={s.place} tabIndex={-1} data-walk>
        {sheet}
      </span>
    );
  return (
    <AppLink to="/$role/import/history/$importId" params={{ role, importId }} search={{ sheet, cell }} className={s.place} data-walk>
      {`${sheet}!${cell}`}
    </AppLink>
  );
}
