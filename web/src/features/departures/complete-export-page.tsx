import { ARCHIVE_DAYS } from '@hakaru/contract/departures';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { SettingsFrame } from '#features/settings/public';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Panel } from '#ui/panel';
import { ArchiveDialog } from './archive-dialog';
import { ArchiveHistory } from './archive-history';
import s from './departures.module.css';
import { isAtWork, useArchives } from './queries';
import { departuresText } from './text';

/** Exports everything an organisation has, for those who archive it elsewhere or leave. */
export function CompleteExportPage() {
  const t = useText(departuresText);
  return (
    <SettingsFrame title={t('title')} adminOnly>
      <Content />
    </SettingsFrame>
  );
}

function Content() {
  const t = useText(departuresText);
  const { data } = useArchives();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={s.stack}>
      <Panel title={t('what')} subtitle={t('whatLead')}>
        <dl className={s.about}>
          <dt>{t('contains')}</dt>
          <dd>{t('containsBody')}</dd>
          <dt>{t('leavesOut')}</dt>
          <dd>{t('leavesOutBody')}</dd>
          <dt>{t('check')}</dt>
          <dd>{t('checkBody')}</dd>
          <dt>{t('kept')}</dt>
          <dd>{t('keptBody', { days: ARCHIVE_DAYS })}</dd>
        </dl>
        <div className={s.start}>
          <Button kind="primary" icon={<PackageOpen size={14} />} disabled={data?.some(isAtWork) ?? false} onClick={() => setAsking(true)}>
            {t('start')}
          </Button>
        </div>
      </Panel>
      <ArchiveHistory />
      {isAsking && <ArchiveDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
