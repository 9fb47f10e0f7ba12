import { AppError } from '@hakaru/contract/errors';
import { fileRefusals, type FileRefusalCode } from '@hakaru/contract/imports';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import * as z from 'zod/mini';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { FileField } from '#ui/form/file-field';
import { Form } from '#ui/form/form';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useUploadRisk } from './queries';
import { riskCodes, uploadText } from './text';

const uploadForm = z.strictObject({
  file: z
    .nullable(z.instanceof(File).check(z.refine(({ size }) => size <= UPLOAD_BYTES, 'fileTooLarge')))
    .check(z.refine(file => file !== null, 'required')),
});

/** One file of the vendor. An unreadable file is reported here; errors inside it are shown on the page behind. */
export function UploadDialog({ onClose, onDone }: { onClose: () => void; onDone: (id: string) => void }) {
  const t = useText(uploadText);
  const language = useLanguage();
  const send = useUploadRisk();
  const form = useForm(uploadForm, { file: null }, riskCodes);
  const save = async ({ file }: z.output<typeof uploadForm>) => {
    if (!file) return;
    try {
      const { id, isRecorded, findings } = await send(file);
      toast(isRecorded ? t('wasRecorded') : t('wasRefused', { n: findings }), isRecorded ? {} : { tone: 'error' });
      onDone(id);
      onClose();
    } catch (error) {
      const code = error instanceof AppError ? error.fields['file']?.[0] : undefined;
      if (!code || !isRefusal(code)) throw error;
      toast(fileRefusals[code][language], { tone: 'error' });
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('upload')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <FileField {...form.field('file')} label={t('file')} hint={t('fileHint')} accept=".xlsx,.csv" required />
      </Form>
    </Dialog>
  );
}

const isRefusal = (code: string): code is FileRefusalCode => Object.hasOwn(fileRefusals, code);
