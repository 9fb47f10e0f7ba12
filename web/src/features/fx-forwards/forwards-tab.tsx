import s from './fx-forwards.module.css';
import { ForwardsList } from './forwards-list';
import { LadderPanel } from './ladder-panel';

/** The forwards of one mandate, open ones first. */
export function ForwardsTab({ assetId, mandateId }: { assetId: string; mandateId: string }) {
  return (
    <div className={s.stack}>
      <ForwardsList tab="open" assetId={assetId} entityId={mandateId} />
      <LadderPanel assetId={assetId} entityId={mandateId} />
    </div>
  );
}

/** The open forwards with one counterparty. */
export function CounterpartyForwards({ counterpartyId }: { counterpartyId: string }) {
  return <ForwardsList tab="open" assetId={null} counterpartyId={counterpartyId} />;
}
