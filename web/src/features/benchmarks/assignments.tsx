import { useState } from 'react';
import { BenchmarkLink, useWhyNotWrite, WriteButton, type BookEntity, type BookIndex } from '#features/figures/public';
import { ArrangedTable } from '#features/saved-views/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import type { TableColumn } from '#ui/data-table';
import { ReasonDialog } from '#ui/form/reason-dialog';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState } from '#ui/states';
import { onDay } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import { AssignDialog } from './assign-dialog';
import { UnassignBenchmarkDocument } from './benchmarks.gen';
import { useBenchmarkTerms, useRefreshFigures, type Assignment } from './queries';
import { benchmarksText, typeText } from './text';
import { typeName } from './use-benchmark-columns';

/** The benchmarks an entity has been measured against, newest first, with the actions to assign one and to end an assignment. */
export function Assignments({ index, entity }: { index: BookIndex; entity: BookEntity }) {
  const t = useText(benchmarksText);
  const { terms } = useBenchmarkTerms();
  const [isAssigning, setAssigning] = useState(false);
  const assignments = terms?.of(entity.id)?.benchmarks.toReversed();
  const assign = (
    <WriteButton kind="primary" onClick={() => setAssigning(true)}>
      {t('assign')}
    </WriteButton>
  );
  return (
    <Panel title={t('assignments')} tools={assign} flush>
      {!assignments && <SkeletonRows rows={2} />}
      {assignments?.length === 0 && <EmptyState title={t('noneAssigned')} next="add" />}
      {assignments && assignments.length > 0 && <AssignmentTable index={index} entity={entity} assignments={assignments} />}
      {isAssigning && <AssignDialog index={index} entity={entity} onClose={() => setAssigning(false)} />}
    </Panel>
  );
}

function AssignmentTable({ index, entity, assignments }: { index: BookIndex; entity: BookEntity; assignments: readonly Assignment[] }) {
  const t = useText(benchmarksText);
  const types = useText(typeText);
  const formats = useFormats();
  const [leaving, setLeaving] = useState<string | null>(null);
  const whyNot = useWhyNotWrite();
  const columns: TableColumn<Assignment>[] = [
    {
      id: 'name',
      header: t('benchmark'),
      value: ({ benchmarkId }) => index.nameOf(benchmarkId),
      node: ({ benchmarkId }) => <BenchmarkLink benchmarkId={benchmarkId}>{index.nameOf(benchmarkId)}</BenchmarkLink>,
    },
    { id: 'ref', header: t('ref'), value: ({ benchmarkId }) => index.entity(benchmarkId)?.ref ?? '' },
    { id: 'type', header: t('type'), value: ({ benchmarkId }) => typeName(index.entity(benchmarkId)?.type ?? '', types) },
    { id: 'since', priority: 1, header: t('since'), align: 'end', value: ({ fromDay }) => fromDay, date: true },
    {
      id: 'until',
      priority: 2,
      header: t('until'),
      align: 'end',
      value: ({ toDay }) => (toDay ? onDay(toDay) : t('open')),
      node: ({ toDay }) => (toDay ? formats.date(toDay) : t('open')),
    },
    {
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      align: 'end',
      menu: true,
      node: ({ benchmarkId }) => (
        <Button kind="subtle" disabled={whyNot !== null} onClick={() => setLeaving(benchmarkId)}>
          {t('unassign')}
          <span className="sr-only"> {index.nameOf(benchmarkId)}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <ArrangedTable
        screen="benchmark-assignments"
        caption={t('assignments')}
        columns={columns}
        rows={assignments}
        rowId={({ benchmarkId, fromDay }) => `${benchmarkId} ${fromDay}`}
      />
      {leaving && <UnassignDialog index={index} entityId={entity.id} benchmarkId={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function UnassignDialog({
  index,
  entityId,
  benchmarkId,
  onClose,
}: {
  index: BookIndex;
  entityId: string;
  benchmarkId: string;
  onClose: () => void;
}) {
  const t = useText(benchmarksText);
  const refresh = useRefreshFigures();
  return (
    <ReasonDialog
      title={t('unassignAsk', { name: index.nameOf(benchmarkId) })}
      body={t('unassignBody')}
      submitLabel={t('unassign')}
      onSubmit={async reason => {
        await ask(UnassignBenchmarkDocument, { entityId, benchmarkId, reason });
        toast(t('unassigned'));
        await refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
