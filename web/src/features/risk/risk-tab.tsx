import type { BookEntity, BookView } from '#features/figures/public';
import { Modelled } from './modelled';
import { Realised } from './realised';
import s from './risk.module.css';

/** The risk of one mandate. */
export function RiskTab({ view, entity }: { view: BookView; entity: BookEntity }) {
  return (
    <div className={s.stack}>
      <Modelled entityId={entity.id} />
      <Realised view={view} entityId={entity.id} />
    </div>
  );
}
