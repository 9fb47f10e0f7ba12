import { fundRef } from '#features/demo/institution/structure';
import type { DemoDocument } from './papers';

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

function englishNotice({
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

type NoticeJp = Omit<Notice, 'kind' | 'dated' | 'due'> & { kind: keyof typeof KINDS_JP; dated: WrittenDay; due: WrittenDay };
/** A day as the paper writes it, and which day that is. */
type WrittenDay = readonly [written: string, day: string];

function japaneseNotice({
  kind,
  fund,
  number,
  dated,
  due,
  currency,
  lines,
  total,
  account = ACCOUNT_JP,
  key,
  receivedAt,
}: NoticeJp): DemoDocument {
  const { title, total: label, due: dueLabel } = KINDS_JP[kind];
  return {
    key,
    name: `${fund} ${title} 第${number}号`,
    type: KINDS[kind].type,
    language: 'jp',
    issuer: REDFERN.jp,
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
      'Total amount': plain(total),
      'Bank account': account,
    },
  };
}

/** Calls and distributions that lie on the desk, one of them revised by a later one; the last three are faulty: a total that is not its parts, the same money again, a new account. */
export const demoNoticePapers: readonly DemoDocument[] = [
  englishNotice({
    key: 'growth-paid',
    kind: 'call',
    fund: 'Growth Partners I',
    number: 'C-31',
    dated: '23 October 2026',
    due: '6 November 2026',
    currency: 'USD',
    lines: [
      ['Investment in portfolio companies', '212,400.00'],
      ['Management fee', '24,000.00'],
      ['Partnership expenses', '3,600.00'],
    ],
    total: '240,000.00',
    receivedAt: '2026-10-26T01:10:00Z',
  }),
  englishNotice({
    key: 'digital-infra',
    kind: 'call',
    fund: 'Digital Infra I',
    number: 'C-15',
    dated: '5 November 2026',
    due: '20 November 2026',
    currency: 'USD',
    lines: [
      ['Investment in portfolio companies', '579,000.00'],
      ['Management fee', '18,000.00'],
      ['Partnership expenses', '3,000.00'],
    ],
    total: '600,000.00',
    receivedAt: '2026-11-06T02:05:00Z',
  }),
  japaneseNotice({
    key: 'japan-growth',
    kind: 'call',
    fund: 'Japan Growth III',
    number: 'C-07',
    dated: ['令和8年11月5日', '2026-11-05'],
    due: ['令和8年11月27日', '2026-11-27'],
    currency: 'JPY',
    lines: [
      ['投資資金', '54,000,000円'],
      ['管理報酬', '5,000,000円'],
      ['組合費用', '1,000,000円'],
    ],
    total: '60,000,000',
    receivedAt: '2026-11-06T04:20:00Z',
  }),
  englishNotice({
    key: 'secondaries',
    kind: 'distribution',
    fund: 'Secondaries V',
    number: 'D-09',
    dated: '4 November 2026',
    due: '18 November 2026',
    currency: 'USD',
    lines: [
      ['Return of capital', '200,000.00'],
      ['Dividend income', '20,000.00'],
      ['Realised gain', '90,000.00'],
    ],
    total: '310,000.00',
    receivedAt: '2026-11-05T08:40:00Z',
  }),
  englishNotice({
    key: 'secondaries-revised',
    kind: 'distribution',
    fund: 'Secondaries V',
    number: 'D-09 (revised)',
    dated: '9 November 2026',
    due: '20 November 2026',
    currency: 'USD',
    lines: [
      ['Return of capital', '200,000.00'],
      ['Dividend income', '20,000.00'],
      ['Realised gain', '94,500.00'],
    ],
    total: '314,500.00',
    receivedAt: '2026-11-10T01:05:00Z',
  }),
  japaneseNotice({
    key: 'japan-buyout',
    kind: 'distribution',
    fund: 'Japan Buyout II',
    number: 'D-12',
    dated: ['２０２６年１１月４日', '2026-11-04'],
    due: ['２０２６年１１月２５日', '2026-11-25'],
    currency: 'JPY',
    lines: [
      ['元本払戻し', '50,000,000円'],
      ['配当収入', '4,000,000円'],
      ['実現益', '30,000,000円'],
    ],
    total: '84,000,000',
    receivedAt: '2026-11-05T00:30:00Z',
  }),
  englishNotice({
    key: 'euro-netted',
    kind: 'netted',
    fund: 'Euro Direct Lending',
    number: 'N-18',
    dated: '6 November 2026',
    due: '24 November 2026',
    currency: 'EUR',
    lines: [
      ['Investment in portfolio companies', '180,000.00'],
      ['Management fee', '20,000.00'],
      ['Return of capital', '60,000.00'],
      ['Interest income', '200,000.00'],
    ],
    total: '60,000.00',
    receivedAt: '2026-11-09T07:15:00Z',
  }),
  englishNotice({
    key: 'wrong-total',
    kind: 'call',
    fund: 'Secondaries V',
    number: 'C-14',
    dated: '6 November 2026',
    due: '26 November 2026',
    currency: 'USD',
    lines: [
      ['Investment in portfolio companies', '130,500.00'],
      ['Management fee', '15,000.00'],
      ['Partnership expenses', '3,000.00'],
    ],
    total: '150,000.00',
    receivedAt: '2026-11-09T02:30:00Z',
  }),
  englishNotice({
    key: 'growth-duplicate',
    kind: 'call',
    fund: 'Growth Partners I',
    number: 'C-31 (copy)',
    dated: '23 October 2026',
    due: '6 November 2026',
    currency: 'USD',
    lines: [
      ['Investment in portfolio companies', '212,400.00'],
      ['Management fee', '24,000.00'],
      ['Partnership expenses', '3,600.00'],
    ],
    total: '240,000.00',
    receivedAt: '2026-11-04T03:00:00Z',
  }),
  englishNotice({
    key: 'growth-new-account',
    kind: 'call',
    fund: 'Growth Partners I',
    number: 'C-32',
    dated: '9 November 2026',
    due: '30 November 2026',
    currency: 'USD',
    lines: [
      ['Investment in portfolio companies', '162,300.00'],
      ['Management fee', '15,000.00'],
      ['Partnership expenses', '2,700.00'],
    ],
    total: '180,000.00',
    account: 'Demo Bank C, Valletta 88-00-13, 7702 1190',
    receivedAt: '2026-11-10T00:45:00Z',
  }),
];
