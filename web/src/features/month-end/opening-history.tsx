import { monthEndsBetween, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useClientName } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { PopulateOpeningHistoryDocument } from './month-end.gen';
import { isRunning, type MonthEnd } from './queries';
import { missText, monthEndText } from './text';

/** Years that were imported together are populated together; only before the first report is published. */
type OpeningProps = { assetId: string; month: MonthEnd; onStarted: (runId: string) => void };

export function OpeningButton({ assetId, month, onStarted }: OpeningProps) {
  const t = useText(monthEndText);
  const [isOpen, setOpen] = useState(false);
  const { next, openingTo, run, blocking } = month;
  if (!next || !openingTo) return null;
  return (
    <>
      <Button disabled={isRunning(run) || blocking.length > 0} onClick={() => setOpen(true)}>
        {t('opening')}
      </Button>
      {isOpen && <OpeningDialog {...{ assetId, next, to: openingTo, onStarted }} onClose={() => setOpen(false)} />}
    </>
  );
}

const openingForm = z.strictObject({ asOf: z.string() });
type DialogProps = { assetId: string; next: string; to: string; onStarted: (runId: string) => void; onClose: () => void };

function OpeningDialog({ assetId, next, to, onStarted, onClose }: DialogProps) {
  const t = useText(monthEndText);
  const formats = useFormats();
  // The newest month is left to be populated on its own.
  const form = useForm(openingForm, { asOf: shiftMonthEnd(to, -1) }, missText);
  const months = monthEndsBetween(next, to).toReversed();
  const populate = async ({ asOf }: z.output<typeof openingForm>) => {
    onStarted((await ask(PopulateOpeningHistoryDocument, { assetId, asOf })).populateOpeningHistory.id);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('opening')} client={useClientName()}>
      <Form form={form} onSubmit={populate} onCancel={onClose} submitLabel={t('populate')}>
        <p>{t('openingAsk', { next: formats.month(next) })}</p>
        <SelectField
          {...form.field('asOf')}
          label={t('openingUpTo')}
          options={months.map(value => ({ value, label: formats.month(value) }))}
          required
        />
      </Form>
    </Dialog>
  );
}

export function OpeningNotice({ opening }: { opening: MonthEnd['opening'] }) {
  const t = useText(monthEndText);
  const formats = useFormats();
  if (!opening) return null;
  const { from, to, months, reportedOnly } = opening;
  return (
    <Notice>
      <p>{t('openingDone', { months, from: formats.month(from), to: formats.month(to) })}</p>
      {reportedOnly > 0 && <p>{t('openingReported', { n: reportedOnly })}</p>}
    </Notice>
  );
}
