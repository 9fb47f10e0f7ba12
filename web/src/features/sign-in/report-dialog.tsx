import { issueInput, SCREENSHOT_BYTES, type IssueInput } from '@hakaru/contract/issues';
import { useState } from 'react';
import { useProfileQuery } from '#features/profile/public';
import { call } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import s from './sign-in.module.css';
import { reportText } from './report-text';

/** Sends a report to support, from any page, signed in or not. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const t = useText(reportText);
  const { data: profile } = useProfileQuery();
  const [picture, setPicture] = useState<File | null>(null);
  const form = useForm(issueInput, { name: profile?.name ?? '', email: profile?.email ?? '', message: '' });
  const isTooLarge = picture !== null && picture.size > SCREENSHOT_BYTES;
  const send = async ({ name, email, message }: IssueInput) => {
    const body = new FormData();
    for (const [key, value] of Object.entries({ name, email, message, page: location.pathname })) body.append(key, value);
    if (picture && !isTooLarge) body.append('screenshot', picture);
    await call('POST', 'issues', body);
    toast(t('sent'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} busy={form.submitting}>
      <Form form={form} onSubmit={send} submitLabel={t('send')} onCancel={onClose}>
        <TextField {...form.field('name')} label={t('name')} autoComplete="name" required />
        <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" required />
        <TextArea {...form.field('message')} label={t('message')} required />
        <label className={s.file}>
          {t('screenshot')}
          <input type="file" accept="image/png,image/jpeg" onChange={event => setPicture(event.currentTarget.files?.[0] ?? null)} />
          {isTooLarge && (
            <span role="alert" className="neg">
              {t('tooLarge')}
            </span>
          )}
        </label>
      </Form>
    </Dialog>
  );
}
