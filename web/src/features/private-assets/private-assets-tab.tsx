import type { BookEntity, BookView } from '#features/figures/public';
import { PanelCell, PanelGrid } from '#ui/panel';
import { FundsPanel } from './funds-panel';
import { MoneyPanel } from './money-panel';
import { RatePanel } from './rate-panel';

/** The private funds of one mandate, or a single fund: its position, its cash flows, and the J-curve. */
export function PrivateAssetsTab({ view, entity }: { view: BookView; entity: BookEntity }) {
  return (
    <PanelGrid>
      <PanelCell span={12}>
        <FundsPanel view={view} entity={entity} />
      </PanelCell>
      <PanelCell span={8}>
        <MoneyPanel view={view} entity={entity} />
      </PanelCell>
      <PanelCell span={4}>
        <RatePanel view={view} entity={entity} />
      </PanelCell>
    </PanelGrid>
  );
}
