import { bankInput } from '@hakaru/contract/banks';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Form } from '#ui/form/form';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { exactly } from '#ui/table-value';
import { toast } from '#ui/toast-queue';
import { SaveBankDocument } from './banks.gen';
import { MasterPage } from './master-page';
import { useBanks, useRefreshBanks, type Bank } from './queries';
import { bankCodes, banksText } from './text';

export function BanksPage() {
  const t = useText(banksText);
  const isJapanese = useLanguage() === 'jp';
  const nameOf = ({ nameEn, nameJp }: Bank) => (isJapanese ? nameJp : nameEn);
  return (
    <MasterPage
      kind="bank"
      addLabel={t('addBank')}
      useRows={useBanks}
      nameOf={nameOf}
      columns={[
        { id: 'code', header: t('code'), value: ({ code }) => code },
        { id: 'name', priority: 1, header: t('name'), value: nameOf },
        { id: 'kana', header: t('kana'), value: ({ kana }) => kana },
        { id: 'swift', header: t('swift'), value: ({ swift }) => swift },
        {
          id: 'branches',
          priority: 2,
          header: t('branches'),
          align: 'end',
          value: ({ uses }) => exactly(uses),
          node: ({ uses }) => <span className="num">{uses}</span>,
        },
      ]}
      form={(row, onClose) => <BankForm row={row} onClose={onClose} />}
    />
  );
}

const none = (text: string) => (text.trim() === '' ? null : text.trim().toUpperCase());
const bankForm = z.pipe(
  z.transform((texts: Record<'code' | 'nameEn' | 'nameJp' | 'kana' | 'swift', string>): z.input<typeof bankInput> => ({
    ...texts,
    swift: none(texts.swift),
  })),
  bankInput,
);

function BankForm({ row, onClose }: { row: Bank | null; onClose: () => void }) {
  const t = useText(banksText);
  const refresh = useRefreshBanks();
  const { code = '', nameEn = '', nameJp = '', kana = '', swift = '' } = row ?? {};
  const form = useForm(bankForm, { code, nameEn, nameJp, kana, swift: swift ?? '' }, bankCodes);
  const save = async (input: z.output<typeof bankForm>) => {
    await ask(SaveBankDocument, { id: row?.id ?? null, version: row?.version ?? null, input }, undefined, 'admin');
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <FieldPair>
        <TextField
          {...form.field('code')}
          label={t('bankCode')}
          hint={t(row ? 'fixedHint' : 'bankCodeHint')}
          disabled={row !== null}
          autoComplete="off"
          required
        />
        <TextField {...form.field('swift')} label={t('swift')} autoComplete="off" />
      </FieldPair>
      <TextField {...form.field('nameEn')} label={t('nameEn')} autoComplete="off" required />
      <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" required />
      <TextField {...form.field('kana')} label={t('kana')} hint={t('kanaHint')} autoComplete="off" required />
    </Form>
  );
}
