import { compare, sum, toText } from '@hakaru/engine/money/decimal';
import { bankStatements } from '#features/import-kinds/public';
import { at, type Placed } from './findings';
import { type Check, NOTHING } from './check';

/** The line before each line of the same account and currency, in the order of the sheet. */
function before(rows: readonly Placed[]): ReadonlyMap<Placed, Placed> {
  const last = new Map<string, Placed>();
  const found = new Map<Placed, Placed>();
  for (const row of rows) {
    if (row.on.kind !== bankStatements) continue;
    const account = [row.sheet, row.values['code'], row.values['currency']].join('\0'); // no value contains NUL
    const earlier = last.get(account);
    if (earlier) found.set(row, earlier);
    last.set(account, row);
  }
  return found;
}

/** A statement runs forward in time: a line dated before the line above it is misplaced or belongs to another month. */
export const lineOrder: Check = {
  code: 'lineOrder',
  severity: 'error',
  what: { en: '{day} is listed below {earlier}.', jp: '{earlier}の行より下に{day}の行があります。' },
  remedy: { en: 'Sort the lines by date, oldest first.', jp: '日付の古い順に並べ替えてください。' },
  open({ rows }) {
    const earlier = before(rows);
    return row => {
      const day = row.values['day'];
      const other = earlier.get(row)?.values['day'];
      if (!day || !other || other <= day) return NOTHING;
      return [at(row, 'day', 'lineOrder', { severity: 'error', params: { day, earlier: other } })];
    };
  },
};

/** The balance after a line is the previous balance plus the line's amount; otherwise a line is missing, duplicated or wrong. */
export const balanceBroken: Check = {
  code: 'balanceBroken',
  severity: 'error',
  what: {
    en: 'The balance is {balance}; after the line above it should be {expected}.',
    jp: '残高が{balance}ですが、直前の行からは{expected}になるはずです。',
  },
  remedy: {
    en: 'Add the missing line, or correct the amount or the balance.',
    jp: '欠けている行を補うか、金額または残高を訂正してください。',
  },
  open({ rows }) {
    const earlier = before(rows);
    return row => {
      const { amount, balance } = row.values;
      const last = earlier.get(row)?.values['balance'];
      if (!amount || !balance || !last) return NOTHING;
      const expected = toText(sum([last, amount]));
      if (compare(expected, balance) === 0) return NOTHING;
      return [at(row, 'balance', 'balanceBroken', { severity: 'error', params: { balance, expected } })];
    };
  },
};

/** Bank statements exist for bank accounts only. */
export const notBankAccount: Check = {
  code: 'notBankAccount',
  severity: 'error',
  what: { en: '{code} is not a custodial account.', jp: '{code}は保管口座ではありません。' },
  remedy: { en: 'Use the code of the account the bank keeps.', jp: '銀行が管理する口座のコードを使用してください。' },
  open:
    ({ entityOf }) =>
    row => {
      const entity = row.on.kind === bankStatements ? entityOf(row) : undefined;
      if (!entity || entity.kind === 'custodial') return NOTHING;
      return [at(row, 'code', 'notBankAccount', { severity: 'error', params: { code: entity.ref } })];
    },
};
