import { frequencyNames, type RedemptionTermsInput } from '@hakaru/contract/redemption-terms';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { Button } from '#ui/button';
import { DataTable, type TableColumn } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { NumberField } from '#ui/form/number-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { ListStates } from '#ui/list-states';
import { Panel } from '#ui/panel';
import { toast } from '#ui/toast-queue';
import { SaveRedemptionTermsDocument } from './liquidity.gen';
import { useRedemptionTerms, type RedemptionTerms } from './liquidity-queries';
import { useRefreshCashflows, type Account, type Scope } from './queries';
import { redemptionForm, textsOf } from './redemption-form';
import { redemptionText } from './redemption-text';

type Props = { scope: Scope; accounts: readonly Account[] };

/** The redemption terms of the funds that mandates are invested in; the ladder's redemptions are calculated from them. */
export function RedemptionPanel({ scope, accounts }: Props) {
  const t = useText(redemptionText);
  const { data, isError, refetch } = useRedemptionTerms(scope);
  const [edited, setEdited] = useState<RedemptionTerms | 'new' | null>(null);
  const mine = accounts.filter(({ mayWrite, mandateId }) => mayWrite && (scope.mandateId === null || scope.mandateId === mandateId));
  const add = mine.length > 0 && (
    <Button icon={<Plus size={14} />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Panel title={t('title')} tools={add} flush>
      <ListStates count={data?.length} isError={isError} onRetry={() => void refetch()} empty={t('none')} next="add" failed={t('failed')}>
        <TermsTable rows={data ?? []} onEdit={setEdited} />
      </ListStates>
      {edited && <TermsDialog before={edited === 'new' ? null : edited} accounts={mine} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

function TermsTable({ rows, onEdit }: { rows: readonly RedemptionTerms[]; onEdit: (terms: RedemptionTerms) => void }) {
  const t = useText(redemptionText);
  const formats = useFormats();
  const language = useLanguage();
  const columns: TableColumn<RedemptionTerms>[] = [
    { id: 'mandate', header: t('mandate'), value: ({ ref, name, nameJp }) => `${ref} ${language === 'jp' ? nameJp : name}` },
    { id: 'fromDay', header: t('fromDay'), align: 'end', value: ({ fromDay }) => fromDay, date: true },
    { id: 'frequency', priority: 1, header: t('frequency'), value: ({ frequency }) => nameOf(frequency)[language] },
    { id: 'noticeDays', priority: 2, header: t('noticeDays'), align: 'end', value: ({ noticeDays }) => String(noticeDays) },
    { id: 'payDays', header: t('payDays'), align: 'end', value: ({ payDays }) => String(payDays) },
    { id: 'lockUpUntil', header: t('lockUpUntil'), align: 'end', value: ({ lockUpUntil }) => lockUpUntil, date: true },
    { id: 'gatePercent', header: t('gatePercent'), align: 'end', value: ({ gatePercent }) => gatePercent },
    {
      id: 'edit',
      header: t('edit'),
      menu: true,
      node: row =>
        row.mayWrite && (
          <Button kind="subtle" onClick={() => onEdit(row)}>
            <span aria-label={t('editOf', { ref: row.ref, day: formats.date(row.fromDay) })}>{t('edit')}</span>
          </Button>
        ),
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowId={({ mandateId, fromDay }) => `${mandateId} ${fromDay}`} />;
}

const nameOf = (frequency: string) => frequencyNames[frequency as keyof typeof frequencyNames]; // the server sends no other

type DialogProps = { before: RedemptionTerms | null; accounts: readonly Account[]; onClose: () => void };

function TermsDialog({ before, accounts, onClose }: DialogProps) {
  const t = useText(redemptionText);
  const language = useLanguage();
  const refresh = useRefreshCashflows();
  const form = useForm(redemptionForm, textsOf(before, accounts.length === 1 ? (accounts[0]?.mandateId ?? '') : ''), redemptionText);
  const save = async (input: RedemptionTermsInput) => {
    await ask(SaveRedemptionTermsDocument, { input });
    toast(t('saved'));
    await refresh();
    onClose();
  };
  const mandates = accounts.map(({ mandateId, ref, name, nameJp }) => ({
    value: mandateId,
    label: `${ref} ${language === 'jp' ? nameJp : name}`,
  }));
  const frequencies = Object.entries(frequencyNames).map(([value, words]) => ({ value, label: words[language] }));
  return (
    <Dialog open onClose={onClose} title={before ? `${t('title')} · ${before.ref}` : t('add')}>
      <Form form={form} onSubmit={save} onCancel={onClose}>
        {!before && <SelectField {...form.field('mandateId')} label={t('mandate')} options={mandates} searchable required />}
        <FieldPair>
          {!before && <DateField {...form.field('fromDay')} label={t('fromDay')} required />}
          <SelectField {...form.field('frequency')} label={t('frequency')} options={frequencies} required />
        </FieldPair>
        <FieldPair>
          <NumberField {...form.field('noticeDays')} label={t('noticeDays')} required />
          <NumberField {...form.field('payDays')} label={t('payDays')} required />
        </FieldPair>
        <FieldPair>
          <DateField {...form.field('lockUpUntil')} label={t('lockUpUntil')} />
          <NumberField {...form.field('gatePercent')} label={t('gatePercent')} hint={t('gateHint')} />
        </FieldPair>
      </Form>
    </Dialog>
  );
}
