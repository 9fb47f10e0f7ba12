import { monthEndOf, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { MatrixPanel } from '#features/categories/public';
import { BookPage, LikeForLikePanel, useFigureGrid, type BookView, type FigureGrid } from '#features/figures/public';
import { RecalculateButton } from '#features/recalculations/public';
import { useText } from '#platform/text';
import { Later } from '#ui/later';
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
import type { AccountsProps } from './shared-props';
import { overviewText } from './text';
import { WatchStrip } from './watch-strip';

/** The month on one page: the fund's value, its performance, the reasons, and whether all figures are in. */
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
      <HeadlineStrip {...shared} isRefreshing={total.isPlaceholderData} total={total.data} />
      <WatchStrip {...shared} isRefreshing={total.isPlaceholderData} total={total.data} mandates={mandates.data} unfunded={unfunded.data} />
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
      </PanelGrid>
      <Later name="overview">
        <Below {...shared} total={total.data} mandates={mandates.data} before={before.data} />
      </Later>
    </>
  );
}

type BelowProps = AccountsProps & { total: FigureGrid | undefined; mandates: FigureGrid | undefined; before: FigureGrid | undefined };

/** Below the fold: how the value changed, which mandates contributed, and what is still open. */
function Below({ total, mandates, before, ...shared }: BelowProps) {
  const { view, rootId } = shared;
  return (
    <PanelGrid>
      <MatrixPanel view={view} figures={mandates} />
      <PanelCell span={8}>
        <HistoryPanel view={view} rootId={rootId} />
      </PanelCell>
      <PanelCell span={4}>
        <ChangePanel {...shared} total={total} before={before} />
      </PanelCell>
      <PanelCell span={8}>
        <ContributorsPanel view={view} mandates={mandates} />
      </PanelCell>
      <PanelCell span={4}>
        <MonthEndPanel {...shared} mandates={mandates} />
      </PanelCell>
    </PanelGrid>
  );
}
