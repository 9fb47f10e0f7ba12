import { intakeChange, intakeInput, type IntakeInput } from '@hakaru/contract/intakes';
import { Checkbox } from '@mantine/core';
import type * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { CreateIntakeDocument, UpdateIntakeDocument } from './intakes.gen';
import s from './intakes.module.css';
import { useIntakeChoices, useRefreshIntakes, type Intake } from './queries';
import { SendersField } from './senders-field';
import { intakeCodes, intakesText } from './text';

type Props = { intake?: Intake; taken: readonly string[]; isMailOpen: boolean; onClose: () => void };

/** Opens an intake for a client, or changes who gets the receipts of one and who may send to it by mail. */
export function IntakeDialog({ intake, ...props }: Props) {
  return intake ? <ChangeDialog intake={intake} isMailOpen={props.isMailOpen} onClose={props.onClose} /> : <OpenDialog {...props} />;
}

const NOTHING_CHOSEN: IntakeInput = { ownerId: '', receiptUserIds: [], senders: [] };

function OpenDialog({ taken, isMailOpen, onClose }: Omit<Props, 'intake'>) {
  const t = useText(intakesText);
  const language = useLanguage();
  const refresh = useRefreshIntakes();
  const { data, isPending } = useIntakeChoices();
  const form = useForm(intakeInput, NOTHING_CHOSEN, intakeCodes);
  const save = async (input: z.output<typeof intakeInput>) => {
    await ask(CreateIntakeDocument, { input });
    await refresh();
    onClose();
    toast(t('opened'));
  };
  const clients = (data?.importClients ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <Dialog open onClose={onClose} title={t('add')}>
      <p>{t('addLead')}</p>
      <Form form={form} onSubmit={save} onCancel={onClose} submitLabel={t('open')}>
        <SelectField
          {...form.field('ownerId')}
          label={t('client')}
          options={clients.map(({ id, name }) => ({ value: id, label: name[language] }))}
          loading={isPending}
          searchable
          required
        />
        {isMailOpen && <SendersField field={form.field('senders')} senders={form.values.senders} errors={form.errors} />}
        <Receivers
          chosen={form.values.receiptUserIds}
          failure={form.errors['receiptUserIds'] ?? null}
          onChange={ids => form.setValue('receiptUserIds', ids)}
        />
      </Form>
    </Dialog>
  );
}

type ChangeProps = { intake: Intake; isMailOpen: boolean; onClose: () => void };

function ChangeDialog({ intake, isMailOpen, onClose }: ChangeProps) {
  const t = useText(intakesText);
  const refresh = useRefreshIntakes();
  const form = useForm(intakeChange, { receiptUserIds: intake.receivers.map(({ id }) => id), senders: intake.senders }, intakeCodes);
  const save = async (input: z.output<typeof intakeChange>) => {
    await ask(UpdateIntakeDocument, { id: intake.id, version: intake.version, input: { ...input, senders: input.senders ?? null } });
    await refresh();
    onClose();
    toast(t('saved'));
  };
  return (
    <Dialog open onClose={onClose} title={t('edit')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        {isMailOpen && <SendersField field={form.field('senders')} senders={form.values.senders ?? []} errors={form.errors} />}
        <Receivers
          chosen={form.values.receiptUserIds}
          failure={form.errors['receiptUserIds'] ?? null}
          onChange={ids => form.setValue('receiptUserIds', ids)}
        />
      </Form>
    </Dialog>
  );
}

type ReceiversProps = { chosen: readonly string[]; failure: string | null; onChange: (ids: string[]) => void };

function Receivers({ chosen, failure, onChange }: ReceiversProps) {
  const t = useText(intakesText);
  const { data } = useIntakeChoices();
  const people = (data?.users.data ?? []).filter(({ state }) => state === 'active');
  const set = (id: string, isChosen: boolean) => onChange(isChosen ? [...chosen, id] : chosen.filter(one => one !== id));
  return (
    <fieldset className={s.choices}>
      <legend>{t('receivers')}</legend>
      {people.map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={event => set(id, event.currentTarget.checked)} />
      ))}
      {failure === null ? <span className={s.hint}>{t('receiversHint')}</span> : <span className="neg">{failure}</span>}
    </fieldset>
  );
}
