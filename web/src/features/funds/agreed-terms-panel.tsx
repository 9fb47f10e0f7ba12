import { fundTermNames, fundTermOf, fundTermsInput, type FundTermName } from '@hakaru/contract/fund-terms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useBookContext, WriteButton } from '#features/figures/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { ListStates } from '#ui/list-states';
import { toast } from '#ui/toast-queue';
import { FundTermsOfDocument, SaveFundTermsDocument, type FundTermsFieldsFragment } from './funds.gen';
import { fundsText } from './text';

type Terms = FundTermsFieldsFragment;

/** The terms agreed with the fund: one column for each version, with its first day. */
export function AgreedTermsPanel({ fundId }: { fundId: string }) {
  const t = useText(fundsText);
  const { assetId, asOf, known } = useBookContext();
  const [isEditing, setEditing] = useState(false);
  const query = useQuery({
    queryKey: ['figures', 'fundTerms', assetId, fundId, asOf, known],
    queryFn: async ({ signal }) => (await ask(FundTermsOfDocument, { assetId, fundId, asOf, known }, signal)).fundTerms,
  });
  const versions = query.data ?? [];
  return (
    <Panel
      title={t('agreed')}
      tools={
        <WriteButton icon={<Pencil size={14} />} onClick={() => setEditing(true)}>
          {t('editTerms')}
        </WriteButton>
      }
      flush
    >
      <ListStates
        count={query.data?.length}
        isError={query.isError}
        onRetry={() => void query.refetch()}
        empty={t('noTerms')}
        next="add"
        failed={t('failed')}
      >
        <TermsTable versions={versions} />
      </ListStates>
      {isEditing && (
        <Dialog open onClose={() => setEditing(false)} title={t('editTerms')}>
          <TermsForm fundId={fundId} last={versions.at(-1)} onClose={() => setEditing(false)} />
        </Dialog>
      )}
    </Panel>
  );
}

function TermsTable({ versions }: { versions: readonly Terms[] }) {
  const t = useText(fundsText);
  const f = useFormats();
  const language = useLanguage();
  const shown = (terms: Terms, name: FundTermName) => {
    const value = terms[name];
    const { shape, choices } = fundTermOf(name);
    return value !== null && shape === 'day' ? f.date(value) : (value !== null && choices?.[value]?.[language]) || value;
  };
  const columns: TableColumn<FundTermName>[] = [
    { id: 'term', header: t('term'), value: name => fundTermOf(name).label[language] },
    ...versions.map((terms): TableColumn<FundTermName> => ({
      id: terms.fromDay,
      header: t('fromDay', { day: f.date(terms.fromDay) }),
      align: 'end',
      value: name => shown(terms, name),
    })),
  ];
  return <DataTable caption={t('agreed')} columns={columns} rows={fundTermNames} rowId={name => name} />;
}

type Texts = Record<FundTermName | 'fromDay', string>;
const none = (text: string) => (text.trim() === '' ? null : text.trim());
const termsForm = z.pipe(
  z.transform(
    ({ fromDay, ...texts }: Texts) =>
      ({ fromDay, ...Object.fromEntries(fundTermNames.map(name => [name, none(texts[name])])) }) as z.input<typeof fundTermsInput>, // one for each term
  ),
  fundTermsInput,
);

function TermsForm({ fundId, last, onClose }: { fundId: string; last: Terms | undefined; onClose: () => void }) {
  const t = useText(fundsText);
  const language = useLanguage();
  const client = useQueryClient();
  const given = Object.fromEntries(fundTermNames.map(name => [name, last?.[name] ?? ''])) as Record<FundTermName, string>; // one for each term
  const form = useForm(termsForm, { fromDay: last?.fromDay ?? '', ...given } as Texts); // its own type, not that of the first values
  const save = async (input: z.output<typeof termsForm>) => {
    await ask(SaveFundTermsDocument, { fundId, input });
    toast(t('termsSaved'));
    await client.invalidateQueries({ queryKey: ['figures'] });
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <DateField {...form.field('fromDay')} label={t('from')} hint={t('fromHint')} required />
      {fundTermNames.map(name => {
        const { shape, label, choices = {} } = fundTermOf(name);
        if (shape === 'day') return <DateField key={name} {...form.field(name)} label={label[language]} />;
        if (shape !== 'choice') return <TextField key={name} {...form.field(name)} label={label[language]} autoComplete="off" />;
        const options = Object.entries(choices).map(([value, words]) => ({ value, label: words[language] }));
        return <SelectField key={name} {...form.field(name)} label={label[language]} options={options} clearable />;
      })}
    </Form>
  );
}
