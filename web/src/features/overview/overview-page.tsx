import { monthEndOf, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { MatrixPanel } from '#features/categories/public';
import { BookPage, LikeForLikePanel, useFigureGrid, type BookView } from '#features/figures/public';
import { RecalculateButton } from '#features/recalculations/public';
import { useText } from '#platform/text';
import { PanelCell, PanelGrid } from '#ui/panel';
import { AllocationPanel } from './allocation-panel';
import { ChangePanel } from './change-panel';
import { ClassTable } from './class-table';
import { CLASS_COLUMNS, MANDATE_COLUMNS, TOTAL_COLUMNS } from './columns';
import { ContributorsPanel } from './contributors-panel';
import { CumulativePanel } from './cumulative-panel';
import { HeadlineStrip } from './headline-strip';
import { HistoryPanel } from './history-panel';
import { MonthEndPanel } from './month-end-panel';
import { overviewText } from './text';
import { WatchStrip } from './watch-strip';

/** The month on one page: what the fund is worth, how it did, why, and whether the figures are all in. */
export function OverviewPage() {
  const t = useText(overviewText);
  return (
    <BookPage title={t('title')} changes={CHANGES} actions={<RecalculateButton />}>
      {view => <Overview view={view} />}
    </BookPage>
  );
}

const UNFUNDED = ['unfunded.-'] as const;
const CHANGES = { rows: 'accounts', columns: CLASS_COLUMNS } as const;

function Overview({ view }: { view: BookView }) {
  const accounts = useFigureGrid({ rows: 'accounts', columns: CLASS_COLUMNS });
  const total = useFigureGrid({ rows: 'root', columns: TOTAL_COLUMNS });
  const mandates = useFigureGrid({ rows: 'mandates', columns: MANDATE_COLUMNS });
  const unfunded = useFigureGrid({ rows: 'root', columns: UNFUNDED });
  const before = useFigureGrid({ rows: 'root', columns: ['marketValue.-'], asOf: shiftMonthEnd(monthEndOf(view.asOf), -1) });
  const rootId = view.index.root?.id ?? '';
  const shared = { view, rootId, accounts: accounts.data, isRefreshing: accounts.isPlaceholderData };
  return (
    <>
      <HeadlineStrip {...shared} total={total.data} />
      <WatchStrip {...shared} total={total.data} mandates={mandates.data} unfunded={unfunded.data} />
      <PanelGrid>
        <LikeForLikePanel
          view={view}
          wholeId={rootId}
          partIds={view.index.book.classes.flatMap(({ entityId }) => entityId ?? [])}
          value={accounts.data?.at(rootId, 'marketValue.-')}
        />
        <PanelCell span={8}>
          <CumulativePanel view={view} rootId={rootId} />
        </PanelCell>
        <PanelCell span={4}>
          <AllocationPanel {...shared} />
        </PanelCell>
        <PanelCell span={12}>
          <ClassTable {...shared} />
        </PanelCell>
        <MatrixPanel view={view} figures={mandates.data} />
        <PanelCell span={8}>
          <HistoryPanel view={view} rootId={rootId} />
        </PanelCell>
        <PanelCell span={4}>
          <ChangePanel {...shared} total={total.data} before={before.data} />
        </PanelCell>
        <PanelCell span={8}>
          <ContributorsPanel view={view} mandates={mandates.data} />
        </PanelCell>
        <PanelCell span={4}>
          <MonthEndPanel {...shared} mandates={mandates.data} />
        </PanelCell>
      </PanelGrid>
    </>
  );
}
