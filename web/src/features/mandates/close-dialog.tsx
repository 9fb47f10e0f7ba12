import { day } from '@hakaru/contract/fields';
import { monthEndOf } from '@hakaru/engine/calendar/month-end';
import { changeReason } from '@hakaru/contract/structure';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useBookContext, WriteButton } from '#features/figures/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { ReasonDialog } from '#ui/form/reason-dialog';
import { ReasonField } from '#ui/form/reason-field';
import { useForm } from '#ui/form/use-form';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import { closeCodes, closeText } from './close-text';
import { CloseMandateDocument, ReopenMandateDocument } from './mandates.gen';
import { useMandate, useRefreshBook, type MandateRecord } from './queries';

/** Closes an open mandate or reopens a closed one; for the owner's own mandates only, since nobody else has the terms. */
export function CloseOrReopen({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(closeText);
  const { data: record } = useMandate(id);
  const refresh = useRefreshBook();
  const [isAsking, setIsAsking] = useState(false);
  if (!record) return null;
  const reopen = async (reason: string) => {
    await ask(ReopenMandateDocument, { id, version: record.version, reason: reason || null });
    setIsAsking(false);
    toast(t('reopened'));
    await refresh();
  };
  const question = { title: t('reopenAsk', { name: record.ref }), body: t('reopenBody'), submitLabel: t('reopen') };
  return record.reportingEndDate ? (
    <>
      <WriteButton icon={<LockKeyholeOpen size={14} />} onClick={() => setIsAsking(true)}>
        {t('reopen')}
      </WriteButton>
      {isAsking && <ReasonDialog {...question} danger={false} onSubmit={reopen} onClose={() => setIsAsking(false)} />}
    </>
  ) : (
    <WriteButton icon={<LockKeyhole size={14} />} onClick={onClose}>
      {t('close')}
    </WriteButton>
  );
}

export function CloseMandateDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useText(closeText);
  const { data: record } = useMandate(id);
  return (
    <Dialog open onClose={onClose} title={`${t('title')}: ${name}`} size="small">
      {record ? <CloseForm record={record} onClose={onClose} /> : <SkeletonRows rows={3} />}
    </Dialog>
  );
}

/** Asks for the day and then for confirmation, because every package ends on that day. */
function CloseForm({ record, onClose }: { record: MandateRecord; onClose: () => void }) {
  const t = useText(closeText);
  const formats = useFormats();
  const { asOf } = useBookContext();
  const refresh = useRefreshBook();
  const form = useForm(z.object({ day, reason: changeReason }), { day: asOf ? monthEndOf(asOf) : '', reason: '' }, closeCodes);
  return (
    <Form
      form={form}
      submitLabel={t('closeNow')}
      onSubmit={async values => {
        if (!(await confirm({ title: t('ask', { date: formats.date(values.day) }), confirmLabel: t('closeNow'), danger: true }))) return;
        await ask(CloseMandateDocument, { id: record.id, version: record.version, day: values.day, reason: values.reason || null });
        toast(t('closed'));
        await refresh();
        onClose();
      }}
      onCancel={onClose}
    >
      <DateField {...form.field('day')} label={t('day')} hint={t('dayHint')} required />
      <ReasonField field={form.field('reason')} />
    </Form>
  );
}
