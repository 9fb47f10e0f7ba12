import { isOpen } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import { SPC_GATE } from '@hakaru/contract/navigation';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useProfile, useVisitor } from '#features/profile/public';
import { BooksExportPanel } from '#features/spcs/public';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { ExportChoices, type ExportSubject } from './export-choices';
import { ExportHistory } from './export-history';
import s from './exports.module.css';
import { USUAL, type Layout } from './layout';
import { LayoutsMenu } from './layouts-menu';
import { useCreateExport, useExportAssets } from './queries';
import { exportsText } from './text';

/** Exports data: what, of which entities, over which months, in which format. Files are generated in the background. */
export function ExportPage() {
  const t = useText(exportsText);
  const { organisation } = useProfile();
  const visitor = useVisitor();
  const [layout, setLayout] = useState<Layout>(USUAL);
  return (
    <>
      <PageHead title={t('title')} context={organisation.name}>
        <LayoutsMenu layout={layout} onApply={setLayout} />
      </PageHead>
      <div className={s.stack}>
        {isOpen(visitor, SPC_GATE) && <BooksExportPanel />}
        <Panel title={t('what')} subtitle={t('whatLead')}>
          <What layout={layout} onLayout={setLayout} />
        </Panel>
        <ExportHistory />
      </div>
    </>
  );
}

function What({ layout, onLayout }: { layout: Layout; onLayout: (layout: Layout) => void }) {
  const t = useText(exportsText);
  const language = useLanguage();
  const { data: assets, isError, refetch } = useExportAssets();
  const [chosen, setChosen] = useState<Partial<ExportSubject>>({});
  const create = useCreateExport();
  if (isError) return <ErrorState title={t('failedToLoad')} onRetry={() => void refetch()} />;
  if (!assets) return <SkeletonRows rows={2} />;
  const asset = assets.find(({ id }) => id === chosen.assetId) ?? assets.find(({ months }) => months.length > 0);
  const last = asset?.months.at(-1);
  if (!asset || !last) return <EmptyState title={t('noMonths')} next="populate" />;
  const to = chosen.to && asset.months.includes(chosen.to) ? chosen.to : last;
  const run = () => {
    const { months, ...rest } = layout;
    create.mutate(
      { ...rest, assetId: asset.id, from: shiftMonthEnd(to, 1 - Number(months)), to, language },
      {
        onSuccess: () => toast(t('started'), { tone: 'info' }),
        onError: error => toast(t(isTooMany(error) ? 'tooMany' : 'failedToStart'), { tone: 'error', persist: true }),
      },
    );
  };
  return (
    <div className={s.choices}>
      <ExportChoices assets={assets} place={{ assetId: asset.id, to }} onPlace={setChosen} layout={layout} onLayout={onLayout} />
      <Button kind="primary" icon={<FileDown size={14} />} busy={create.isPending} onClick={run}>
        {t('run')}
      </Button>
    </div>
  );
}

const isTooMany = (error: unknown): boolean => error instanceof AppError && (error.fields['kind'] ?? []).includes('tooMany');
