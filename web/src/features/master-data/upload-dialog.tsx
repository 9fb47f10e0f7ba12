import { AppError } from '@hakaru/contract/errors';
import { fileRefusals, type FileRefusalCode } from '@hakaru/contract/imports';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import * as z from 'zod/mini';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { FileField } from '#ui/form/file-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useOwnAssets } from './own-assets';
import { useSendMaster } from './queries';
import { masterDataCodes, masterDataText } from './text';

const uploadForm = z.strictObject({
  assetId: z.string(),
  reason: z.string(),
  file: z
    .nullable(z.instanceof(File).check(z.refine(({ size }) => size <= UPLOAD_BYTES, 'fileTooLarge')))
    .check(z.refine(file => file !== null, 'required')),
});

/** One workbook. An unreadable file is reported here; errors inside it are shown on the page behind. */
export function UploadDialog({ onClose, onDone }: { onClose: () => void; onDone: (id: string) => void }) {
  const t = useText(masterDataText);
  const language = useLanguage();
  const send = useSendMaster();
  const assets = useOwnAssets();
  const form = useForm(uploadForm, { assetId: assets[0]?.id ?? '', reason: '', file: null }, masterDataCodes);
  const save = async ({ file, ...rest }: z.output<typeof uploadForm>) => {
    if (!file) return;
    try {
      const { id, status, findings } = await send({ file, ...rest });
      toast(status === 'ready' ? t('checked') : t('wasRefused', { n: findings }), status === 'ready' ? {} : { tone: 'error' });
      onDone(id);
      onClose();
    } catch (error) {
      const code = error instanceof AppError ? error.fields['file']?.[0] : undefined;
      if (!code || !isRefusal(code)) throw error;
      toast(fileRefusals[code][language], { tone: 'error' });
    }
  };
  const options = [...assets.map(({ id, name }) => ({ value: id, label: name })), { value: '', label: t('noAsset') }];
  return (
    <Dialog open onClose={onClose} title={t('upload')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        {assets.length > 0 && <SelectField {...form.field('assetId')} label={t('asset')} options={options} />}
        <FileField {...form.field('file')} label={t('file')} hint={t('fileHint')} accept=".xlsx" required />
        <TextField {...form.field('reason')} label={t('reason')} hint={t('reasonHint')} />
      </Form>
    </Dialog>
  );
}

const isRefusal = (code: string): code is FileRefusalCode => Object.hasOwn(fileRefusals, code);
