import { cancelInput } from '@hakaru/contract/month-ends';
import { useClientName, useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { CancelMonthEndDocument } from './month-end.gen';
import type { MonthEnd } from './queries';
import { monthEndText } from './text';

type CancelDialogProps = { assetId: string; month: MonthEnd; latest: string; onClose: () => void; onStarted: (runId: string) => void };

/** Cancels the newest month-end. When its report is published, the dialog says so and asks for a reason for its readers. */
export function CancelDialog({ assetId, month, latest, onClose, onStarted }: CancelDialogProps) {
  const t = useText(monthEndText);
  const formats = useFormats();
  const { asOfDate } = useProfile();
  const client = useClientName();
  const { previous, publishedReports } = month;
  const isPublished = publishedReports > 0;
  // Without a published report no reason is asked for or sent; the placeholder only satisfies the schema.
  const form = useForm(cancelInput, { reason: isPublished ? '' : '-' });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancelAsk', { date: formats.date(previous) })}
      client={client}
      size="small"
      busy={form.submitting}
    >
      <Form
        form={form}
        submitLabel={t('cancel')}
        cancelLabel={t('keep')}
        danger
        onCancel={onClose}
        onSubmit={async ({ reason }) => {
          const { cancelMonthEnd } = await ask(CancelMonthEndDocument, { assetId, asOf: latest, reason: isPublished ? reason : null });
          onStarted(cancelMonthEnd.id);
          onClose();
        }}
      >
        {asOfDate !== latest && (
          <Notice tone="warn">
            <p>{t('differs')}</p>
            <p>{t('differsDates', { asOf: formats.date(asOfDate), latest: formats.date(latest) })}</p>
          </Notice>
        )}
        {isPublished && (
          <>
            <Notice tone="warn">{t('isPublished', { date: formats.date(latest) })}</Notice>
            <TextArea {...form.field('reason')} label={t('cancelReason')} rows={3} limit={1000} required />
          </>
        )}
      </Form>
    </Dialog>
  );
}
