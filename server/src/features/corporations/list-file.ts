import type { Language } from '@hakaru/contract/languages';
import { csvText, type CsvCell } from '@hakaru/workbook/csv';
import { shiftJis } from '@hakaru/workbook/shift-jis';
import type { Attachment } from '#platform/attachments';
import { inTransaction, type SignedIn } from '#platform/context';
import * as store from './store';

/** The headers are those the import of corporations reads, so that the file can be edited and imported again. */
const HEADS = {
  en: [
    'Corporation Code',
    'Corporation Name',
    'Corporation Name (Japanese)',
    'Corporation Name (Kana)',
    'Corporation Type',
    'Corporate Number',
    'Fiscal Month',
    'Established On',
    'Registered Address',
  ],
  jp: ['法人コード', '法人名（英語）', '法人名', '法人名カナ', '法人種類', '法人番号', '決算月', '設立日', '本店所在地'],
} as const;

const MOST = 10_000;

export async function exportCorporations(
  ctx: SignedIn,
  { language, isShiftJis }: { language: Language; isShiftJis: boolean },
): Promise<Attachment> {
  const all = { first: MOST, page: 1 };
  const { data } = await inTransaction(ctx, ctx =>
    store.findCorporations(ctx.db, ctx.actor.organisation.id, { search: '', role: null }, all),
  );
  const rows = data.map(({ ref, name, nameJp, kana, type, number, fiscalMonth, establishedOn, address }): CsvCell[] => [
    ref,
    name,
    nameJp,
    kana ?? '',
    type,
    number ?? '',
    fiscalMonth ?? '',
    establishedOn ?? '',
    address ?? '',
  ]);
  const text = csvText([HEADS[language], ...rows]);
  const bytes = isShiftJis ? Buffer.from(shiftJis(text).bytes) : Buffer.from(`\ufeff${text}`, 'utf8');
  return { name: 'corporations.csv', bytes, type: 'text/csv' };
}
