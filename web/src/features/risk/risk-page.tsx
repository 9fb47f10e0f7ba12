import { WithAddOn } from '#features/add-ons/public';
import { BookPage, type BookView } from '#features/figures/public';
import { useText } from '#platform/text';
import { CorrelationMatrix } from './correlation-matrix';
import { MandatesTable } from './mandates-table';
import { Realised, RealisedNotice } from './realised';
import s from './risk.module.css';
import { riskText } from './text';

/** The risk of the whole: what its months say, mandate by mandate, and how the managers move together. */
export function RiskPage() {
  const t = useText(riskText);
  return (
    <WithAddOn name="risk" title={t('title')}>
      <BookPage title={t('title')}>{view => <Report view={view} />}</BookPage>
    </WithAddOn>
  );
}

function Report({ view }: { view: BookView }) {
  const rootId = view.index.root?.id ?? '';
  return (
    <div className={s.stack}>
      <RealisedNotice />
      <Realised view={view} entityId={rootId} />
      <MandatesTable view={view} />
      <CorrelationMatrix view={view} />
    </div>
  );
}
