import { branchInput } from '@hakaru/contract/banks';
import type * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { exactly } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import { SaveBankBranchDocument } from './banks.gen';
import { MasterPage } from './master-page';
import { useBranches, useRefreshBanks, type Branch } from './queries';
import { bankCodes, banksText } from './text';

export function BranchesPage() {
  const t = useText(banksText);
  const isJapanese = useLanguage() === 'jp';
  const nameOf = ({ nameEn, nameJp }: Branch) => (isJapanese ? nameJp : nameEn);
  return (
    <MasterPage
      kind="branch"
      addLabel={t('addBranch')}
      useRows={useBranches}
      nameOf={nameOf}
      columns={[
        { id: 'code', header: t('branchCode'), value: ({ code }) => code },
        { id: 'name', priority: 1, header: t('name'), value: nameOf },
        { id: 'kana', header: t('kana'), value: ({ kana }) => kana },
        { id: 'bankCode', header: t('bankCode'), value: ({ bankCode }) => bankCode },
        {
          id: 'bankName',
          priority: 2,
          header: t('bankName'),
          value: ({ bankNameEn, bankNameJp }) => (isJapanese ? bankNameJp : bankNameEn),
        },
        {
          id: 'accounts',
          header: t('accounts'),
          align: 'end',
          value: ({ uses }) => exactly(uses),
          node: ({ uses }) => <span className="num">{uses}</span>,
        },
      ]}
      form={(row, onClose) => <BranchForm row={row} onClose={onClose} />}
    />
  );
}

function BranchForm({ row, onClose }: { row: Branch | null; onClose: () => void }) {
  const t = useText(banksText);
  const refresh = useRefreshBanks();
  const { bankCode = '', code = '', nameEn = '', nameJp = '', kana = '' } = row ?? {};
  const form = useForm(branchInput, { bankCode, code, nameEn, nameJp, kana }, bankCodes);
  const isFixed = row !== null;
  const save = async (input: z.output<typeof branchInput>) => {
    await ask(SaveBankBranchDocument, { id: row?.id ?? null, version: row?.version ?? null, input }, undefined, 'admin');
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <FieldPair>
        <TextField
          {...form.field('bankCode')}
          label={t('bankCode')}
          hint={t(isFixed ? 'fixedHint' : 'bankCodeHint')}
          disabled={isFixed}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('code')}
          label={t('branchCode')}
          hint={t(isFixed ? 'fixedHint' : 'branchCodeHint')}
          disabled={isFixed}
          autoComplete="off"
          required
        />
      </FieldPair>
      <TextField {...form.field('nameEn')} label={t('nameEn')} autoComplete="off" required />
      <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" required />
      <TextField {...form.field('kana')} label={t('kana')} hint={t('kanaHint')} autoComplete="off" required />
    </Form>
  );
}
