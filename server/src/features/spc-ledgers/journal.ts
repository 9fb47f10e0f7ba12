import type { Language } from '@hakaru/contract/languages';
import { csvText, type CsvCell } from '@hakaru/workbook/csv';
import { shiftJis } from '@hakaru/workbook/shift-jis';
import { noteTask } from '#features/first-tasks/public';
import type { Attachment } from '#platform/attachments';
import { inTransaction, type SignedIn } from '#platform/context';
import { filterOf, keyOf, presentBooks, type EntryAsk } from './actions';
import * as store from './store';

const HEADS = {
  en: ['Entry', 'Date', 'Book', 'Account code', 'Account', 'Debit', 'Credit', 'Description', 'Entered by'],
  jp: ['伝票番号', '日付', '帳簿', '勘定科目コード', '勘定科目', '借方金額', '貸方金額', '摘要', '登録者'],
} as const;
const BOOKS = { en: { operator: 'Operator', segregated: 'Segregated' }, jp: { operator: '営業者口', segregated: '分別管理口' } } as const;

/** The journal for accounting software: one line of the file for each line of an entry, with exact amounts in yen. */
export async function exportJournal(
  ctx: SignedIn,
  { spcId, ...asked }: EntryAsk,
  { language, isShiftJis }: { language: Language; isShiftJis: boolean },
): Promise<Attachment> {
  const filter = filterOf(asked);
  const entries = await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    return await store.findJournal(ctx.db, keyOf(ctx, spcId), filter);
  });
  await noteTask(ctx, 'journal');
  const rows = entries.flatMap(({ number, day, book, lines, description, userName }) =>
    lines.map(({ account, nameEn, nameJp, debit, credit }): CsvCell[] => [
      number,
      day.replaceAll('-', '/'),
      BOOKS[language][book],
      account,
      language === 'jp' ? nameJp : nameEn,
      { exact: debit },
      { exact: credit },
      description,
      userName,
    ]),
  );
  const text = csvText([HEADS[language], ...rows]);
  const bytes = isShiftJis ? Buffer.from(shiftJis(text).bytes) : Buffer.from(`\ufeff${text}`, 'utf8');
  return { name: `journal_${filter.from ?? 'all'}_${filter.to ?? 'all'}.csv`, bytes, type: 'text/csv' };
}
