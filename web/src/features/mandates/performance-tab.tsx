import { Assignments } from '#features/benchmarks/public';
import type { BookEntity, BookView } from '#features/figures/public';
import {
  CumulativeChart,
  DrawdownChart,
  HorizonTable,
  MonthlyMatrix,
  RollingChart,
  StatisticsTable,
  ValueBridge,
} from '#features/performance/public';
import { PanelCell, PanelGrid } from '#ui/panel';
import s from './detail.module.css';

type TabProps = { view: BookView; entity: BookEntity };

/** Every horizon, every month, and the development over time. */
export function PerformanceTab({ view, entity }: TabProps) {
  const shown = { view, entityId: entity.id, hasBenchmark: entity.benchmarkId !== null };
  const isPme = entity.benchmarkId !== null && view.index.entity(entity.benchmarkId)?.type === 'pme';
  return (
    <div className={s.stack}>
      <HorizonTable entityId={entity.id} asOf={view.asOf} hasBenchmark={shown.hasBenchmark} canBeGross />
      <PanelGrid>
        <PanelCell span={8}>
          <CumulativeChart {...shown} />
        </PanelCell>
        <PanelCell span={4}>
          <StatisticsTable entityId={entity.id} hasBenchmark={shown.hasBenchmark} isPme={isPme} />
        </PanelCell>
        <PanelCell span={12}>
          <MonthlyMatrix {...shown} />
        </PanelCell>
        <PanelCell span={6}>
          <RollingChart {...shown} />
        </PanelCell>
        <PanelCell span={6}>
          <DrawdownChart {...shown} />
        </PanelCell>
        <PanelCell span={12}>
          <ValueBridge view={view} entityId={entity.id} />
        </PanelCell>
      </PanelGrid>
    </div>
  );
}

export function BenchmarksTab({ view, entity }: TabProps) {
  return (
    <div className={s.stack}>
      <Assignments index={view.index} entity={entity} />
      <HorizonTable entityId={entity.id} asOf={view.asOf} hasBenchmark={entity.benchmarkId !== null} />
    </div>
  );
}
