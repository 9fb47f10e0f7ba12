import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import * as z from 'zod/mini';
import { useBookContext } from '#features/figures/public';
import { ask, call } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { FileField } from '#ui/form/file-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { CheckField, TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { SaveBaselEvidenceDocument } from './basel.gen';
import { readLimits } from './paste';
import { useRefreshBasel, type BaselFund } from './queries';
import { baselCodes, baselText, methodText } from './text';

const METHODS = ['lookThrough', 'mandate', 'probability'] as const;

const percent = z.string().check(z.regex(/^(\d{1,6}(\.\d{1,6})?)?$/, 'number'));
const evidenceForm = z
  .strictObject({
    method: z.enum(METHODS, 'required'),
    fromDay: z.string('required').check(z.minLength(1, 'required')),
    file: z.nullable(z.instanceof(File).check(z.refine(({ size }) => size <= UPLOAD_BYTES, 'fileTooLarge'))),
    likelyPercent: percent,
    leverage: percent,
    limits: z.string().check(z.refine(value => readLimits(value) !== null, 'rows')),
    isThirdParty: z.boolean(),
  })
  .check(
    z.refine(({ method, limits }) => method !== 'mandate' || limits.trim() !== '', { error: 'required', path: ['limits'] }),
    z.refine(({ method, likelyPercent }) => method !== 'probability' || likelyPercent !== '', {
      error: 'required',
      path: ['likelyPercent'],
    }),
  );

type Props = { fund: BaselFund; asOf: string; onClose: () => void };

/** The evidence for an approach: the document and, where the approach needs them, its terms. */
export function EvidenceDialog({ fund: { entityId, ref }, asOf, onClose }: Props) {
  const t = useText(baselText);
  const methodOf = useText(methodText);
  const { assetId } = useBookContext();
  const refresh = useRefreshBasel();
  const held = {
    method: 'lookThrough' as const,
    fromDay: asOf,
    file: null,
    likelyPercent: '',
    leverage: '',
    limits: '',
    isThirdParty: false,
  };
  const form = useForm(evidenceForm, held, baselCodes);
  const save = async ({ file, likelyPercent, leverage, limits, ...given }: z.output<typeof evidenceForm>) => {
    const documentId = file ? await upload(file, { name: file.name, type: 'MMR_DOC', asOf, entityId }) : null;
    const terms = { likelyPercent: likelyPercent || null, leverage: leverage || null, limits: readLimits(limits) ?? [] };
    await ask(SaveBaselEvidenceDocument, { assetId, input: { entityId, ...given, ...terms, documentId } });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={`${t('enterEvidence')} ${ref}`}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <SelectField
          {...form.field('method')}
          label={t('method')}
          options={METHODS.map(value => ({ value, label: methodOf(value) }))}
          required
        />
        <DateField {...form.field('fromDay')} label={t('fromDay')} required />
        <FileField {...form.field('file')} label={t('file')} hint={t('fileHint')} accept=".pdf" />
        <NumberField {...form.field('likelyPercent')} label={t('likely')} hint={t('likelyHint')} />
        <TextArea {...form.field('limits')} label={t('limits')} hint={t('limitsHint')} rows={3} />
        <NumberField {...form.field('leverage')} label={t('maxLeverage')} />
        <CheckField {...form.field('isThirdParty')} label={t('thirdParty')} />
      </Form>
    </Dialog>
  );
}

async function upload(file: File, fields: Readonly<Record<string, string>>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  const reply = await call<{ id: string }>('POST', 'basel/evidence', body);
  return reply.id;
}
