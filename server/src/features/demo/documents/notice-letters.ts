import { fundRef } from '#features/demo/institution/structure';
import type { DemoDocument } from './papers';

/** A trust bank whose letters look as from the 1990s: Shift-JIS without embedded fonts, full-width digits and its name in vertical writing. */
export const KOMOREBI = 'こもれび信託銀行';
export const REDFERN = { en: 'Redfern Private Capital', jp: 'レッドファーン・プライベート・キャピタル' } as const;
const ACCOUNT = 'Demo Bank B, London 20-11-47, 4410 8826';
const ACCOUNT_JP = 'デモ銀行A 本店 普通 1234567';

type Line = readonly [label: string, amount: string];
type Notice = {
  key: string;
  kind: keyof typeof KINDS;
  fund: string;
  number: string;
  dated: string;
  due: string;
  currency: string;
  lines: readonly Line[];
  total: string;
  account?: string;
  receivedAt: string;
};

const KINDS = {
  call: { type: 'PA_CONTRIBUTION', title: 'Capital Call Notice', total: 'Total amount due', due: 'Due date' },
  distribution: { type: 'PA_DISTRIBUTION', title: 'Distribution Notice', total: 'Total distribution', due: 'Payment date' },
  netted: { type: 'PA_CASHFLOW', title: 'Capital Call and Distribution Notice', total: 'Net amount payable', due: 'Payment date' },
} as const;
const KINDS_JP = {
  call: { title: 'キャピタルコール通知書', total: '払込金額合計', due: '払込期日' },
  distribution: { title: '分配通知書', total: '分配金額合計', due: '支払期日' },
} as const;

const plain = (amount: string): string => amount.replaceAll(',', '').replace(/\.00$/, '');

export function englishNotice({
  kind,
  fund,
  number,
  dated,
  due,
  currency,
  lines,
  total,
  account = ACCOUNT,
  key,
  receivedAt,
}: Notice): DemoDocument {
  const { type, title, total: label, due: dueLabel } = KINDS[kind];
  return {
    key,
    name: `${fund} ${title} ${number}`,
    type,
    language: 'en',
    issuer: REDFERN.en,
    title: `${title} No. ${number}`,
    about: fundRef(fund),
    asOf: dayOf(dated),
    receivedAt,
    facts: [
      ['Fund', fund],
      ['Investor', 'Hoshikawa Electric Corporate Pension Fund'],
      ['Notice date', dated],
      [dueLabel, due],
      ['Currency', currency],
      ['Bank account', account],
    ],
    amounts: [...lines, [label, total]],
    note: 'Please quote the notice number with your payment. Amounts are in the currency of the fund.',
    expected: {
      'Notice number': number,
      'Notice date': dayOf(dated),
      'Due date': dayOf(due),
      Currency: currency,
      'Total amount': plain(total),
      'Bank account': account,
    },
  };
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

function dayOf(text: string): string {
  const [date = '', month = '', year = ''] = text.split(' ');
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

type NoticeJp = Omit<Notice, 'kind' | 'dated' | 'due'> & {
  kind: keyof typeof KINDS_JP;
  dated: WrittenDay;
  due: WrittenDay;
  issuer?: string;
  isLegacy?: true;
};
/** A day as the document writes it, and as an ISO date. */
type WrittenDay = readonly [written: string, day: string];

export function japaneseNotice({
  kind,
  fund,
  number,
  dated,
  due,
  currency,
  lines,
  total,
  account = ACCOUNT_JP,
  issuer = REDFERN.jp,
  isLegacy,
  key,
  receivedAt,
}: NoticeJp): DemoDocument {
  const { title, total: label, due: dueLabel } = KINDS_JP[kind];
  return {
    key,
    name: `${fund} ${title} 第${number}号`,
    type: KINDS[kind].type,
    language: 'jp',
    issuer,
    ...(isLegacy ? { isLegacy } : {}),
    title: `${title} 第${number}号`,
    about: fundRef(fund),
    asOf: dated[1],
    receivedAt,
    facts: [
      ['ファンド', fund],
      ['投資家', '星川電機企業年金基金'],
      ['通知日', dated[0]],
      [dueLabel, due[0]],
      ['通貨', currency],
      ['振込口座', account],
    ],
    amounts: [...lines, [label, `${total}円`]],
    note: 'お振込の際は通知番号をご記載ください。',
    expected: {
      'Notice number': number,
      'Notice date': dated[1],
      'Due date': due[1],
      Currency: currency,
      'Total amount': plain(total.normalize('NFKC')),
      'Bank account': account,
    },
  };
}
