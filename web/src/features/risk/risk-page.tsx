import { WithAddOn } from '#features/add-ons/public';
import { BookPage, useArea, type BookView } from '#features/figures/public';
import { StressPanel } from '#features/stress-tests/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { CorrelationMatrix } from './correlation-matrix';
import { MandatesTable } from './mandates-table';
import { MixTable } from './mix-table';
import { Modelled } from './modelled';
import { Realised } from './realised';
import s from './risk.module.css';
import { riskText, uploadText } from './text';

/** The risk of the whole: what its months say, mandate by mandate, and how the managers move together. */
export function RiskPage() {
  const t = useText(riskText);
  return (
    <WithAddOn name="risk" title={t('title')}>
      <BookPage title={t('title')} actions={<ToUploads />}>
        {view => <Report view={view} />}
      </BookPage>
    </WithAddOn>
  );
}

function ToUploads() {
  const t = useText(uploadText);
  const role = useArea();
  return (
    <AppLink to="/$role/addons/risk/uploads" params={{ role }}>
      {t('toUploads')}
    </AppLink>
  );
}

function Report({ view }: { view: BookView }) {
  const rootId = view.index.root?.id ?? '';
  return (
    <div className={s.stack}>
      <Modelled entityId={null} />
      <StressPanel view={view} />
      <Realised view={view} entityId={rootId} />
      <MixTable view={view} />
      <MandatesTable view={view} />
      <CorrelationMatrix view={view} />
    </div>
  );
}
