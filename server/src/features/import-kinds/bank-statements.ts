import { recordBankLines } from '#features/facts/public';
import { amount, code, currency, day, text } from './columns';
import { cellsOf, defineKind, given, GRANTED, type Saved, type Saving, type StagedRow } from './kind';
import { bySheet } from './recorded-by-sheet';

/**
 * A bank's statement of an account, line by line: another sheet of the accounts' workbook, not a dataset of its own (decisions G128). A day
 * is replaced as a whole: lines sent again for a day take the place of all its earlier lines.
 */
export const bankStatements = defineKind({
  kind: 'accounts',
  authority: GRANTED,
  title: { en: 'Bank statement', jp: '入出金明細' },
  help: {
    en: 'Every line of a bank account, in order, with the balance after it.',
    jp: '預金口座の入出金を順に、取引後残高とともに記載。',
  },
  columns: {
    code: code({
      header: { en: 'Account Code', jp: 'アカウントコード' },
      aliases: ['account', '口座コード', '口座番号'],
      help: { en: 'The custodial account.', jp: '保管口座のコード。' },
      example: 'HCS01T',
      refersTo: 'account',
      isRequired: true,
    }),
    day: day({
      header: { en: 'Date', jp: '日付' },
      aliases: ['value date', '取引日', '起算日'],
      help: { en: 'The day the bank booked it.', jp: '銀行の記帳日。' },
      example: '2026-10-15',
      isRequired: true,
    }),
    currency: currency({
      header: { en: 'Currency', jp: '通貨' },
      aliases: ['ccy'],
      help: { en: 'Three letters.', jp: '3文字。' },
      example: 'JPY',
      isRequired: true,
    }),
    text: text({
      header: { en: 'Text', jp: '摘要' },
      aliases: ['description', 'details', '取引内容'],
      help: { en: 'As the bank writes it.', jp: '銀行の記載どおり。' },
      example: 'Transfer',
      isRequired: true,
    }),
    amount: amount({
      header: { en: 'Amount', jp: '金額' },
      aliases: ['入出金額'],
      help: { en: 'Money in above zero, money out below.', jp: '入金は正、出金は負。' },
      example: -50_000_000,
      isRequired: true,
    }),
    balance: amount({
      header: { en: 'Balance', jp: '残高' },
      aliases: ['差引残高', '取引後残高'],
      help: { en: 'After this line.', jp: 'この取引後の残高。' },
      example: 1_250_000_000,
      isRequired: true,
    }),
  },
  key: ['code', 'currency', 'day', 'text', 'amount', 'balance'],
  subject: 'code',
  save: saveBankLines,
});

async function saveBankLines(saving: Saving, rows: readonly StagedRow[]): Promise<Saved> {
  return await bySheet(saving, rows, (source, some) =>
    recordBankLines(saving.db, {
      organisationId: saving.ownerId,
      source,
      rows: numbered(some).map(({ row, lineNo }) => ({
        entityId: saving.entity(given(row, 'code')).id,
        currency: given(row, 'currency'),
        asOf: given(row, 'day'),
        lineNo,
        text: given(row, 'text'),
        amount: given(row, 'amount'),
        balance: given(row, 'balance'),
        place: saving.place(row, 'amount'),
        cells: cellsOf(saving, row, { balance: 'balance', text: 'text' }),
        recordedAt: saving.recordedAt,
      })),
    }),
  );
}

/** Lines have no code of their own: they are numbered by their position in the account's day. */
function numbered(rows: readonly StagedRow[]): { row: StagedRow; lineNo: number }[] {
  const last = new Map<string, number>();
  return rows.map(row => {
    const day = [given(row, 'code'), given(row, 'currency'), given(row, 'day')].join(' ');
    const lineNo = (last.get(day) ?? 0) + 1;
    last.set(day, lineNo);
    return { row, lineNo };
  });
}
