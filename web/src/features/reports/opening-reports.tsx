import { useQueryClient } from '@tanstack/react-query';
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
import { isPublishing, type OpeningReports } from './opening-queries';
import { PublishOpeningHistoryDocument } from './reports.gen';
import s from './reports.module.css';
import { openingText, publishText } from './text';

type OpeningProps = { assetId: string; opening: OpeningReports | undefined };

/** Months that were populated together are published together, each as a report of its own. */
export function PublishOpening({ assetId, opening }: OpeningProps) {
  const t = useText(openingText);
  const [isOpen, setOpen] = useState(false);
  const months = opening?.months ?? [];
  if (months.length < 2) return null;
  return (
    <>
      <Button disabled={isPublishing(opening)} onClick={() => setOpen(true)}>
        {t('publish')}
      </Button>
      {isOpen && <OpeningDialog assetId={assetId} months={months} onClose={() => setOpen(false)} />}
    </>
  );
}

const openingForm = z.strictObject({ asOf: z.string() });

function OpeningDialog({ assetId, months, onClose }: { assetId: string; months: readonly string[]; onClose: () => void }) {
  const t = useText(openingText);
  const formats = useFormats();
  const client = useQueryClient();
  const form = useForm(openingForm, { asOf: months.at(-1) ?? '' }, publishText);
  const publish = async ({ asOf }: z.output<typeof openingForm>) => {
    await ask(PublishOpeningHistoryDocument, { assetId, asOf });
    onClose();
    await client.invalidateQueries({ queryKey: ['reports'] });
  };
  return (
    <Dialog open onClose={onClose} title={t('publish')} client={useClientName()}>
      <Form form={form} onSubmit={publish} onCancel={onClose} submitLabel={t('submit')}>
        <p>{t('ask', { from: formats.month(months[0] ?? null) })}</p>
        <SelectField
          {...form.field('asOf')}
          label={t('upTo')}
          options={months.toReversed().map(value => ({ value, label: formats.month(value) }))}
          required
        />
      </Form>
    </Dialog>
  );
}

const FAILURES = ['notPopulated', 'secondPerson', 'unexpected'] as const;

export function PublishingNotice({ opening }: { opening: OpeningReports | undefined }) {
  const t = useText(openingText);
  const why = useText(publishText);
  const run = opening?.run;
  if (!run) return null;
  if (isPublishing(opening))
    return (
      <Notice>
        <p>{t('running', { done: run.done, total: run.total })}</p>
        <progress className={s.progress} value={run.done} max={Math.max(1, run.total)} aria-label={t('publish')} />
        <p>{t('leave')}</p>
      </Notice>
    );
  if (run.state !== 'failed') return null;
  const failure = FAILURES.find(name => name === run.failure) ?? 'unexpected';
  return <Notice tone="warn">{t('stopped', { why: why(failure) })}</Notice>;
}
