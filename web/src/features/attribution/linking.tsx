import { linkingInput, linkingMethods, type LinkingMethod } from '@hakaru/contract/attribution';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { WriteButton } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { ReasonField } from '#ui/form/reason-field';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { SaveAttributionLinkingDocument } from './attribution.gen';
import { useAttributionOptions } from './queries';
import { attributionText } from './text';

/** The name of the owner's linking method; empty until it is loaded, rather than a wrong one. */
export function useLinkingName(): string {
  const t = useText(attributionText);
  const { data } = useAttributionOptions();
  const method = linkingMethods.find(one => one === data?.linking);
  return method ? t(method) : '';
}

/** Shows how months are linked and lets the owner change it. */
export function LinkingChoice() {
  const t = useText(attributionText);
  const { data } = useAttributionOptions();
  const [isOpen, setOpen] = useState(false);
  const method = linkingMethods.find(one => one === data?.linking);
  if (!data?.isOwn || !method) return null;
  return (
    <>
      <WriteButton onClick={() => setOpen(true)}>{t('chooseLinking', { linking: t(method) })}</WriteButton>
      {isOpen && <LinkingDialog method={method} version={data.version} onClose={() => setOpen(false)} />}
    </>
  );
}

function LinkingDialog({ method, version, onClose }: { method: LinkingMethod; version: number; onClose: () => void }) {
  const t = useText(attributionText);
  const client = useQueryClient();
  const form = useForm(linkingInput, { linking: method, reason: '', version });
  return (
    <Dialog open onClose={onClose} title={t('linking')}>
      <Form
        form={form}
        label={t('linking')}
        submitLabel={t('save')}
        onCancel={onClose}
        onSubmit={async input => {
          await ask(SaveAttributionLinkingDocument, { input });
          toast(t('linkingSaved'));
          await client.invalidateQueries({ queryKey: ['figures'] });
          onClose();
        }}
      >
        <SelectField
          {...form.field('linking')}
          label={t('linking')}
          hint={t('linkingHint')}
          options={linkingMethods.map(value => ({ value, label: t(value) }))}
          required
        />
        <ReasonField field={form.field('reason')} />
      </Form>
    </Dialog>
  );
}
