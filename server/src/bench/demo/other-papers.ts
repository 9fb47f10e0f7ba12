import type { DocumentType } from '@hakaru/contract/documents';
import { breadthOf, type Face, type Placed } from '#features/demo/documents/placed-pdf';
import { pick } from './report';

/** A field of a generated paper: its printed form, and the value to be read. */
export type Written = { shown: string; value: string };
export type OtherPaper = { issuer: string; type: DocumentType; fields: Readonly<Record<string, Written>>; placed: Placed[] };

type Uniform = () => number;
type Layout = { issuer: string; type: DocumentType; make(uniform: Uniform): Omit<OtherPaper, 'issuer' | 'type'> };

const TOP = 790;
const LEFT = 50;

/** The lines of a page from its top; a line may have several texts. */
function lines(face: Face, leading: number, rows: readonly (readonly (readonly [text: string, x: number])[])[]): Placed[] {
  return rows.flatMap((row, at) => row.map(([text, x]): Placed => ({ text, x, y: TOP - at * leading, face })));
}

const between = (uniform: Uniform, least: number, most: number): number => least + Math.floor(uniform() * (most - least + 1));
const grouped = (whole: number): string => whole.toLocaleString('en-US');
const wide = (text: string): string => text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

type Day = { year: number; month: number; date: number };
const dayIn = (uniform: Uniform): Day => ({
  year: between(uniform, 2024, 2026),
  month: between(uniform, 1, 12),
  date: between(uniform, 1, 28),
});
const iso = ({ year, month, date }: Day): string => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
const dated = (day: Day, write: (day: Day) => string): Written => ({ shown: write(day), value: iso(day) });
const short = ({ year, month, date }: Day): string => `${date} ${MONTHS[month - 1] ?? ''} ${year}`;
const american = ({ year, month, date }: Day): string => `${MONTHS[month - 1] ?? ''} ${date}, ${year}`;
const era = ({ year, month, date }: Day): string => `令和${year - 2018}年${month}月${date}日`;
const slashed = ({ year, month, date }: Day): string => `${year}/${month}/${date}`;

const cents = (uniform: Uniform): Written => {
  const whole = between(uniform, 10_000, 9_000_000);
  const part = String(between(uniform, 1, 99)).padStart(2, '0');
  return { shown: `${grouped(whole)}.${part}`, value: `${whole}.${part}`.replace(/0$/, '') };
};
const text = (shown: string): Written => ({ shown, value: shown });

/** A call in running text: two dates in one line, the currency before the amount, leader dots. */
const northgate: Layout = {
  issuer: 'Northgate Capital Partners',
  type: 'PA_CONTRIBUTION',
  make(uniform) {
    const number = text(`NG/${between(uniform, 2024, 2026)}/${between(uniform, 100, 999)}`);
    const issued = dated(dayIn(uniform), short);
    const due = dated(dayIn(uniform), short);
    const currency = text(pick(['EUR', 'USD', 'GBP'], uniform));
    const amount = cents(uniform);
    const account = text(`Harbour Bank, sort ${between(uniform, 10, 99)}-${between(uniform, 10, 99)}`);
    return {
      fields: {
        'Notice number': number,
        'Notice date': issued,
        'Due date': due,
        Currency: currency,
        'Total amount': amount,
        'Bank account': account,
      },
      placed: lines('sans', 22, [
        [['Northgate Capital Partners', LEFT]],
        [[`DRAWDOWN REQUEST, ref: ${number.shown}`, LEFT]],
        [
          [`Issued ${issued.shown}`, LEFT],
          [`payable by ${due.shown}`, 300],
        ],
        [['For investments and expenses of the partnership we ask you to remit:', LEFT]],
        [[`Your share of this drawdown ............ ${currency.shown} ${amount.shown}`, LEFT]],
        [[`Remit to ${account.shown}`, LEFT]],
      ]),
    };
  },
};

/** A statement with three columns, the first of which is the quarter; losses in brackets. */
const arden: Layout = {
  issuer: 'Arden Lake Infrastructure',
  type: 'PA_CAPITAL_ACC',
  make(uniform) {
    const asOf = dated({ year: 2026, month: pick([3, 6, 9, 12], uniform), date: 30 }, american);
    const opening = cents(uniform);
    const called = cents(uniform);
    const nav = cents(uniform);
    const paid = cents(uniform);
    const gain = cents(uniform);
    const isLoss = uniform() < 0.5;
    const gained: Written = isLoss ? { shown: `(${gain.shown})`, value: `-${gain.value}` } : gain;
    const row = (label: string, { shown }: Written): [string, number][] => [
      [label, LEFT],
      [shown, 230],
      [cents(uniform).shown, 350],
      [cents(uniform).shown, 470],
    ];
    return {
      fields: {
        'As of': asOf,
        'Opening balance': opening,
        Contributions: called,
        Distributions: { shown: `(${paid.shown})`, value: `-${paid.value}` },
        'Net gain': gained,
        'Net asset value': nav,
      },
      placed: lines('serif', 20, [
        [['Arden Lake Infrastructure', LEFT]],
        [[`Partner's capital at ${asOf.shown}`, LEFT]],
        [
          ['', LEFT],
          ['Quarter', 230],
          ['Year to date', 350],
          ['Since inception', 470],
        ],
        row('Balance brought forward', opening),
        row('Paid in', called),
        row('Paid out', { shown: `(${paid.shown})`, value: '' }),
        row('Result', gained),
        row('Balance carried forward', nav),
      ]),
    };
  },
};

/** Typewritten, with every value below its label. */
const ostrava: Layout = {
  issuer: 'OSTRAVA GROWTH EQUITY',
  type: 'PA_DISTRIBUTION',
  make(uniform) {
    const number = text(`DN-${between(uniform, 1, 99)}`);
    const issued = dated(dayIn(uniform), iso);
    const due = dated(dayIn(uniform), iso);
    const currency = text(pick(['EUR', 'USD', 'CHF'], uniform));
    const amount = cents(uniform);
    const account = text(`CZ ${between(uniform, 1000, 9999)} ${between(uniform, 1000, 9999)}`);
    const fields = {
      'Notice number': number,
      'Notice date': issued,
      'Due date': due,
      Currency: currency,
      'Total amount': amount,
      'Bank account': account,
    };
    const labels = ['ADVICE OF DISTRIBUTION', 'DAY OF THIS ADVICE', 'VALUE DAY', 'MONEY', 'YOURS', 'WE PAY TO'];
    const rows = Object.values(fields).flatMap(({ shown }, at): [string, number][][] => [[[labels[at] ?? '', LEFT]], [[shown, LEFT + 20]]]);
    return { fields, placed: lines('typed', 18, [[['OSTRAVA GROWTH EQUITY', LEFT]], ...rows]) };
  },
};

/** A call with full-width digits, era years and labels in brackets. */
const aomi: Layout = {
  issuer: '青海アセットパートナーズ',
  type: 'PA_CONTRIBUTION',
  make(uniform) {
    const number = text(`${between(uniform, 1, 40)}-${between(uniform, 1, 9)}`);
    const issued = dated(dayIn(uniform), day => wide(era(day)));
    const due = dated(dayIn(uniform), day => wide(era(day)));
    const yen = between(uniform, 1_000_000, 900_000_000);
    const amount: Written = { shown: wide(grouped(yen)), value: String(yen) };
    const account = text(`${pick(['青葉', '若葉', '双葉'], uniform)}銀行 本店営業部 当座 ${between(uniform, 1_000_000, 9_999_999)}`);
    return {
      fields: {
        'Notice number': number,
        'Notice date': issued,
        'Due date': due,
        Currency: text('円'),
        'Total amount': amount,
        'Bank account': account,
      },
      placed: lines('along', 24, [
        [['青海アセットパートナーズ', LEFT]],
        [[`出資履行のお願い（通番 ${number.shown}）`, LEFT]],
        [
          [`【発信日】${issued.shown}`, LEFT],
          [`【履行期限】${due.shown}`, 300],
        ],
        [[`【ご出資額】金${amount.shown}円也`, LEFT]],
        [[`【お振込先】${account.shown}`, LEFT]],
      ]),
    };
  },
};

/** A statement in millions of yen with right-aligned amounts, a triangle before losses, and the issuer's name set vertically. */
const murasakino: Layout = {
  issuer: '紫野キャピタル',
  type: 'PA_CAPITAL_ACC',
  make(uniform) {
    const asOf = dated({ year: 2026, month: pick([3, 6, 9, 12], uniform), date: 30 }, slashed);
    const millions = (isBelow = false): Written => {
      const whole = between(uniform, 10, 90_000);
      return { shown: `${isBelow ? '▲' : ''}${grouped(whole)}`, value: `${isBelow ? '-' : ''}${whole}000000` };
    };
    const fields = {
      'Opening balance': millions(),
      Contributions: millions(),
      Distributions: millions(true),
      'Net gain': millions(uniform() < 0.5),
      'Net asset value': millions(),
    };
    const labels = ['前期末持分', '当期払込', '当期分配', '当期純損益', '当期末持分'];
    const rows = Object.values(fields).map(({ shown }, at): [string, number][] => [
      [labels[at] ?? '', LEFT],
      [shown, 400 - breadthOf(shown)],
    ]);
    return {
      fields: { 'As of': asOf, ...fields },
      placed: [
        ...lines('along', 22, [[[`持分計算書 ${asOf.shown} 現在`, LEFT]], [['（単位：百万円）', 320]], ...rows]),
        { text: '紫野キャピタル', x: 540, y: TOP, face: 'upright' },
      ],
    };
  },
};

/** Layouts of issuers other than the demo's, with their own typefaces, words and arrangements. */
export const otherLayouts: readonly Layout[] = [northgate, arden, ostrava, aomi, murasakino];

export function otherPaper({ issuer, type, make }: Layout, uniform: Uniform): OtherPaper {
  return { issuer, type, ...make(uniform) };
}
