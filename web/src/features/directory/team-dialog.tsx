import { teamInput } from '@hakaru/contract/directory';
import { pastedLines } from '@hakaru/contract/pasted-lines';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { Form } from '#ui/form/form';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { CreateTeamDocument, UpdateTeamDocument } from './directory.gen';
import { useRefreshDirectory, type Team } from './queries';
import { directoryText, teamCodes } from './text';

const texts = ['name', 'nameJp', 'firm', 'looksAfter', 'phone_number', 'fax_number', 'email'] as const;
type Values = Record<(typeof texts)[number] | 'people', string>;
const none = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text.trim());

/** One person per line; the contract's schema validates each of them. */
const peopleIn = (lines: string) =>
  pastedLines(lines).map(({ cells: [name = '', title, email, phone] }) => ({
    name,
    title: none(title),
    email: none(email),
    phone_number: none(phone),
  }));

const teamForm = z.pipe(
  z.transform(({ people, name, firm, ...rest }: Values): z.input<typeof teamInput> => {
    const { nameJp, looksAfter, phone_number, fax_number, email } = rest;
    const contact = { phone_number: none(phone_number), fax_number: none(fax_number), email: none(email) };
    return { name, firm, nameJp: none(nameJp), looksAfter: none(looksAfter), ...contact, people: peopleIn(people) };
  }),
  teamInput,
);

function valuesOf(team: Team | null): Values {
  const entries = texts.map(field => [field, team?.[field] ?? '']);
  const lines = (team?.people ?? []).map(({ name, title, email, phone_number }) =>
    [name, title, email, phone_number].map(cell => cell ?? '').join(', '),
  );
  return { ...Object.fromEntries(entries), people: lines.join('\n') } as Values; // one entry per name
}

export function TeamDialog({ team, onClose }: { team: Team | null; onClose: () => void }) {
  const t = useText(directoryText);
  const refresh = useRefreshDirectory();
  const form = useForm(teamForm, valuesOf(team), teamCodes);
  const save = async (input: z.output<typeof teamForm>) => {
    if (team) await ask(UpdateTeamDocument, { id: team.id, version: team.version, input });
    else await ask(CreateTeamDocument, { input });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(team ? 'edit' : 'add')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        <TextField {...form.field('firm')} label={t('firm')} autoComplete="off" required />
        <FieldPair>
          <TextField {...form.field('name')} label={t('nameEn')} autoComplete="off" required />
          <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" />
        </FieldPair>
        <TextField {...form.field('looksAfter')} label={t('looksAfter')} autoComplete="off" />
        <FieldPair>
          <TextField {...form.field('phone_number')} label={t('phone')} autoComplete="off" />
          <TextField {...form.field('fax_number')} label={t('fax')} autoComplete="off" />
        </FieldPair>
        <TextField {...form.field('email')} label={t('email')} autoComplete="off" />
        <TextArea {...form.field('people')} label={t('people')} hint={t('peopleHint')} rows={4} />
      </Form>
    </Dialog>
  );
}
