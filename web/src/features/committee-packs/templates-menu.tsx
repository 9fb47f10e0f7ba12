import { packTemplateInput } from '@hakaru/contract/committee-packs';
import { AppError } from '@hakaru/contract/errors';
import { LayoutList, Plus, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '#ui/menu';
import { toast } from '#ui/toast-queue';
import {
  AddCommitteePackTemplateDocument,
  RemoveCommitteePackTemplateDocument,
  UpdateCommitteePackTemplateDocument,
} from './committee-packs.gen';
import { contentsOf, type PackForm } from './pack-draft';
import { useRefreshPacks, type Template } from './queries';
import { packCodeText, templateText } from './text';

/** Saved templates of packs; choosing one fills in the form. */
export function TemplatesMenu({ form, templates }: { form: PackForm; templates: readonly Template[] }) {
  const t = useText(templateText);
  const refresh = useRefreshPacks();
  const [isSaving, setIsSaving] = useState(false);
  const [applied, setApplied] = useState<string | null>(null);
  const current = templates.find(({ id }) => id === applied);
  const apply = (template: Template) => {
    for (const [name, value] of Object.entries(contentsOf(template))) form.setValue(name as keyof typeof form.values, value); // its own fields
    setApplied(template.id);
  };
  const remove = ({ id, version, name }: Template) =>
    void confirm({
      title: t('removeAsk', { name }),
      confirmLabel: t('removeNow'),
      danger: true,
      action: async () => {
        await ask(RemoveCommitteePackTemplateDocument, { id, version });
        await refresh('templates');
      },
    });
  const saveOver = async ({ id, version, name }: Template) => {
    try {
      await ask(UpdateCommitteePackTemplateDocument, { id, version, input: { name, ...contents(form) } });
      toast(t('saved'));
    } catch (error) {
      if (!(error instanceof AppError && error.refusal === 'conflict')) throw error;
      toast(t('conflict'), { tone: 'error', persist: true });
    }
    await refresh('templates');
  };
  return (
    <>
      <Menu target={<Button icon={<LayoutList size={14} />}>{t('templates')}</Button>} width={280}>
        <MenuLabel>{templates.length > 0 ? t('templates') : t('none')}</MenuLabel>
        {templates.map(template => (
          <MenuItem key={template.id} onClick={() => apply(template)}>
            {template.name}
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem icon={<Plus size={14} />} onClick={() => setIsSaving(true)}>
          {t('save')}
        </MenuItem>
        {current && (
          <MenuItem icon={<Save size={14} />} onClick={() => void saveOver(current)}>
            {t('saveOver', { name: current.name })}
          </MenuItem>
        )}
        {templates.map(template => (
          <MenuItem key={template.id} icon={<Trash2 size={14} />} onClick={() => remove(template)}>
            {t('remove', { name: template.name })}
          </MenuItem>
        ))}
      </Menu>
      {isSaving && (
        <SaveDialog
          onClose={() => setIsSaving(false)}
          onSave={async name => {
            const { addCommitteePackTemplate } = await ask(AddCommitteePackTemplateDocument, { input: { name, ...contents(form) } });
            await refresh('templates');
            setApplied(addCommitteePackTemplate.id);
            toast(t('saved'));
          }}
        />
      )}
    </>
  );
}

function contents({ values: { reportId: _, meetingDay: __, ...rest } }: PackForm) {
  return rest;
}

const nameInput = z.strictObject({ name: packTemplateInput.shape.name });

function SaveDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => Promise<void> }) {
  const t = useText(templateText);
  const form = useForm(nameInput, { name: '' }, packCodeText);
  return (
    <Dialog open onClose={onClose} title={t('saveTitle')} size="small" busy={form.submitting}>
      <Form
        form={form}
        submitLabel={t('saveNow')}
        onCancel={onClose}
        onSubmit={async ({ name }) => {
          await onSave(name);
          onClose();
        }}
      >
        <p>{t('saveBody')}</p>
        <TextField {...form.field('name')} label={t('name')} required />
      </Form>
    </Dialog>
  );
}
