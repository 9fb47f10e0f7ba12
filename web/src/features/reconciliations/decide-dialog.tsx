import { TEXT_LIMITS } from '@hakaru/contract/fields';
import { differenceCauses, markInput } from '@hakaru/contract/reconciliations';
import * as z from 'zod/mini';
import { useClientOnScreen } from '#features/figures/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { useRefreshReconciliations, type Position, type Reconciliation } from './queries';
import { SaveReconciliationMarkDocument } from './reconciliations.gen';
import { causeText, reconciliationCodes, reconciliationText } from './text';

export type Act = 'explain' | 'clear' | 'carry' | 'reopen';
export type Decision = { act: Act; row: Position; name: string };

const STATES = { explain: 'open', clear: 'cleared', carry: 'carried', reopen: 'open' } as const;
const TITLES = { explain: 'explainOf', clear: 'clearOf', carry: 'carryOf', reopen: 'reopenOf' } as const;

type Texts = { position: string; state: string; cause: string; note: string; seenValue: string; seenUnits: string; version: number };

const decideForm = z.pipe(
  z.transform((given: Texts) => ({ ...given, cause: given.cause === '' ? null : given.cause }) as z.input<typeof markInput>), // the next schema validates it
  markInput,
);

type Props = { decision: Decision; month: Reconciliation; assetId: string; onClose: () => void };

/** The decision about a difference. The difference itself comes from the books and is sent as the user saw it. */
export function DecideDialog({ decision: { act, row, name }, month: { entityId, asOf }, assetId, onClose }: Props) {
  const t = useText(reconciliationText);
  const causes = useText(causeText);
  const formats = useFormats();
  const refresh = useRefreshReconciliations();
  const held: Texts = {
    position: row.id,
    state: STATES[act],
    cause: row.cause ?? row.carriedCause ?? (row.rateEffect.value !== null && row.state === 'explained' ? 'fxRate' : ''),
    note: row.note ?? row.carriedNote ?? '',
    seenValue: row.difference.value ?? '0',
    seenUnits: row.unitsDifference.value ?? '0',
    version: row.version,
  };
  const form = useForm(decideForm, held, reconciliationCodes);
  const save = async (input: z.output<typeof decideForm>) => {
    await ask(SaveReconciliationMarkDocument, { assetId, entityId, asOf, input });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(TITLES[act], { name })} client={useClientOnScreen()} size="small">
      <Form form={form} submitLabel={t(act)} onSubmit={save} onCancel={onClose}>
        <p>{t('differenceIs', { value: formats.figure(row.difference.value, { power: 0, decimals: 0, signed: true }) })}</p>
        <SelectField
          {...form.field('cause')}
          label={t('cause')}
          options={differenceCauses.map(value => ({ value, label: causes(value) }))}
          required={act === 'clear' || act === 'carry'}
        />
        <TextArea {...form.field('note')} label={t('note')} rows={4} limit={TEXT_LIMITS.pasted} />
      </Form>
    </Dialog>
  );
}
