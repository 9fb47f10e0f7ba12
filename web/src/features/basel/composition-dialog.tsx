import { innerFundsRefusal, lineKinds, type InnerFundsRefusal, type LineKind } from '@hakaru/contract/basel';
import * as z from 'zod/mini';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { toast } from '#ui/toast-queue';
import { useState } from 'react';
import { SaveBaselCompositionDocument } from './basel.gen';
import { readPasted, type Pasted } from './paste';
import { useRefreshBasel, type BaselFund } from './queries';
import { baselCodes, baselText, kindText } from './text';

const compositionForm = z.strictObject({
  asOf: z.string('required').check(z.minLength(1, 'required')),
  netAssets: z.string('required').check(z.regex(/^\d{1,18}(\.\d{1,6})?$/, 'number')),
  pasted: z.string('required').check(z.minLength(1, 'required')),
});

/** Defaults for columns that a row leaves out. */
const UNSAID = { heldWithin: null, fundNetAssets: null, riskWeightPercent: null };

type Props = { fund: BaselFund; asOf: string; onClose: () => void };

/** The fund's composition table, pasted from a sheet. An unreadable row is named, and nothing is saved. */
export function CompositionDialog({ fund, asOf, onClose }: Props) {
  const t = useText(baselText);
  const nameOf = useText(kindText);
  const { assetId } = useBookContext();
  const refresh = useRefreshBasel();
  const codes = useText(baselCodes);
  const [bad, setBad] = useState<Pasted['bad']>(null);
  const [refused, setRefused] = useState<InnerFundsRefusal | null>(null);
  const form = useForm(compositionForm, { asOf, netAssets: fund.netAssets ?? '', pasted: '' }, baselCodes);
  const itemOf = (name: string): LineKind | null => lineKinds.find(item => nameOf(item) === name) ?? null;
  const save = async ({ pasted, ...head }: z.output<typeof compositionForm>) => {
    const read = readPasted(pasted, itemOf);
    setBad(read.bad);
    const refusal = read.bad ? null : innerFundsRefusal(read.lines.map(line => ({ ...UNSAID, ...line })));
    setRefused(refusal);
    if (read.bad || refusal) return;
    await ask(SaveBaselCompositionDocument, { assetId, input: { entityId: fund.entityId, ...head, lines: read.lines } });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={`${t('enterComposition')} ${fund.ref}`}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <DateField {...form.field('asOf')} label={t('asOf')} required />
        <NumberField {...form.field('netAssets')} label={t('netAssets')} required />
        <TextArea
          {...form.field('pasted')}
          label={t('pasted')}
          hint={t('pasteHint', { items: lineKinds.map(nameOf).join('、') })}
          rows={8}
          required
        />
        {refused && <Notice tone="warn">{codes(refused)}</Notice>}
        {bad && <Notice tone="warn">{t('badRow', { row: bad.row, text: bad.text })}</Notice>}
      </Form>
    </Dialog>
  );
}
