import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { SaveFundPacingDocument } from './funds.gen';
import { growthNames, pacingFormOf, textsOf, type PacingVersion } from './pacing-form';
import { fundPacingText } from './pacing-text';

type Props = { fundId: string; versions: readonly PacingVersion[]; onClose: () => void };

/** Saves new assumptions from a day on, or replaces those saved for that day. */
export function PacingDialog({ fundId, versions, onClose }: Props) {
  const t = useText(fundPacingText);
  const client = useQueryClient();
  const schema = useMemo(() => pacingFormOf(versions), [versions]);
  const form = useForm(schema, textsOf(versions.at(-1)), fundPacingText);
  const save = async (input: z.output<typeof schema>) => {
    await ask(SaveFundPacingDocument, { fundId, input });
    toast(t('saved'));
    await Promise.all([client.invalidateQueries({ queryKey: ['figures'] }), client.invalidateQueries({ queryKey: ['cashflows'] })]);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('edit')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <DateField {...form.field('fromDay')} label={t('fromDay')} hint={t('fromHint')} required />
        <TextField {...form.field('contributionPercents')} label={t('contributionPercents')} hint={t('contributionHint')} required />
        <FieldPair>
          <NumberField {...form.field('lifeYears')} label={t('lifeYears')} required />
          <NumberField {...form.field('yieldPercent')} label={t('yieldPercent')} required />
        </FieldPair>
        <NumberField {...form.field('bow')} label={t('bow')} hint={t('bowHint')} required />
        {growthNames.map(name => (
          <NumberField key={name} {...form.field(name)} label={t(name)} required />
        ))}
      </Form>
    </Dialog>
  );
}
