import { mayWrite } from '@hakaru/contract/access';
import { isHorizon } from '@hakaru/contract/figures';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { horizonText, useArea, useBookContext } from '#features/figures/public';
import { useClientName, useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { DataTable } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { exactly } from '#ui/table-value';
import { RecalculatePeriodReturnDocument, type RecalculatePeriodReturnMutation } from './recalculations.gen';
import { recalculationText } from './text';

type Report = RecalculatePeriodReturnMutation['recalculatePeriodReturn'];

/** Recalculates the period returns of the shown month, after confirmation, and reports what has changed. */
export function RecalculateButton() {
  const t = useText(recalculationText);
  const formats = useFormats();
  const client = useQueryClient();
  const id = useId();
  const { assetId, asOf } = useBookContext();
  const clientName = useClientName();
  const whyNot = useWhyNot();
  const [report, setReport] = useState<Report | null>(null);
  const area = useArea();
  if (area !== 'owner' && area !== 'consultant') return null;
  const recalculate = async () => {
    const done: { report: Report | null } = { report: null };
    const action = async () => {
      done.report = (await ask(RecalculatePeriodReturnDocument, { assetId, asOf })).recalculatePeriodReturn;
    };
    const body = t('askBody', { date: formats.date(asOf) });
    if (!(await confirm({ title: t('ask'), body, client: clientName, confirmLabel: t('confirm'), action }))) return;
    await client.invalidateQueries({ queryKey: ['figures'] });
    setReport(done.report);
  };
  return (
    <>
      <span title={whyNot ?? undefined}>
        <Button
          icon={<RefreshCw size={14} />}
          disabled={whyNot !== null || assetId === ''}
          {...(whyNot ? { 'aria-describedby': id } : {})}
          onClick={() => void recalculate()}
        >
          {t('recalculate')}
        </Button>
        {whyNot && (
          <span id={id} className="sr-only">
            {whyNot}
          </span>
        )}
      </span>
      {report && <ReportDialog report={report} onClose={() => setReport(null)} />}
    </>
  );
}

function useWhyNot(): string | null {
  const t = useText(recalculationText);
  const { role } = useProfile();
  const { known } = useBookContext();
  if (!mayWrite(role)) return t('readonly');
  return known ? t('past') : null;
}

const SHOWN = 40;

function ReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useText(recalculationText);
  const formats = useFormats();
  const { figures, corrected, since, changes } = report;
  const date = since ? formats.time(since) : '';
  return (
    <Dialog open onClose={onClose} title={t('done')} size="large" actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <p>{corrected === 0 ? t('same', { n: figures }) : t('corrected', { n: figures, m: corrected })}</p>
      {since && <p>{changes.length === 0 ? t('unmoved', { date }) : t('moved', { date })}</p>}
      {changes.length > 0 && <Moved changes={changes.slice(0, SHOWN)} />}
      {changes.length > SHOWN && <p>{t('more', { n: changes.length - SHOWN })}</p>}
    </Dialog>
  );
}

function Moved({ changes }: { changes: Report['changes'] }) {
  const t = useText(recalculationText);
  const horizon = useText(horizonText);
  const formats = useFormats();
  const language = useLanguage();
  const rate = (value: string | null) => <span className="num">{formats.rate(value)}</span>;
  return (
    <DataTable
      caption={t('done')}
      rows={changes}
      rowId={({ after }) => after.key}
      columns={[
        { id: 'entity', header: t('entity'), value: ({ entity }) => entity.name[language] },
        {
          id: 'period',
          priority: 1,
          header: t('period'),
          value: one => (one.horizon && isHorizon(one.horizon) ? horizon(one.horizon) : ''),
        },
        {
          id: 'before',
          priority: 3,
          header: t('before'),
          align: 'end',
          value: ({ before }) => exactly(before.value, 2),
          node: ({ before }) => rate(before.value),
        },
        {
          id: 'after',
          priority: 2,
          header: t('after'),
          align: 'end',
          value: ({ after }) => exactly(after.value, 2),
          node: ({ after }) => rate(after.value),
        },
        {
          id: 'facts',
          header: t('facts'),
          align: 'end',
          value: ({ effects }) => exactly(effects.reduce((count, { facts }) => count + facts, 0)),
          node: ({ effects }) => effects.reduce((count, { facts }) => count + facts, 0),
        },
      ]}
    />
  );
}
