import * as z from 'zod/mini';
import { day } from './fields';
import type { Both } from './languages';

/** Strategies of private funds. */
export const fundStrategies = {
  buyout: { en: 'Buyout', jp: 'バイアウト' },
  growth: { en: 'Growth', jp: 'グロース' },
  venture: { en: 'Venture', jp: 'ベンチャー' },
  secondaries: { en: 'Secondaries', jp: 'セカンダリー' },
  fundOfFunds: { en: 'Fund of funds', jp: 'ファンド・オブ・ファンズ' },
  privateDebt: { en: 'Private debt', jp: 'プライベートデット' },
  realEstate: { en: 'Real estate', jp: '不動産' },
  infrastructure: { en: 'Infrastructure', jp: 'インフラ' },
  other: { en: 'Other', jp: 'その他' },
} as const satisfies Record<string, Both>;
export type FundStrategy = keyof typeof fundStrategies;

/** The basis of a management fee. */
export const feeBases = {
  commitment: { en: 'Commitment', jp: 'コミットメント' },
  investedCapital: { en: 'Invested capital', jp: '投資元本' },
  nav: { en: 'NAV', jp: 'NAV' },
} as const satisfies Record<string, Both>;
export type FeeBase = keyof typeof feeBases;

/**
 * A term of a private fund. Once declared here it is stored (column `fee_base` for `feeBase`), validated, written and read by the API,
 * included in the form and shown on the fund's page.
 */
export type FundTerm = {
  shape: 'choice' | 'year' | 'percent' | 'day';
  group: 'fund' | 'fee' | 'carry';
  label: Both;
  hint?: Both;
  choices?: Readonly<Record<string, Both>>;
};

/** In the order of the form. */
export const fundTerms = {
  vintage: { shape: 'year', group: 'fund', label: { en: 'Vintage', jp: 'ビンテージ' } },
  strategy: { shape: 'choice', group: 'fund', label: { en: 'Strategy', jp: '戦略' }, choices: fundStrategies },
  feeBase: { shape: 'choice', group: 'fee', label: { en: 'Fee base', jp: '報酬の計算基礎' }, choices: feeBases },
  feePercent: { shape: 'percent', group: 'fee', label: { en: 'Fee p.a. (%)', jp: '管理報酬率（年率%）' } },
  stepDownDay: { shape: 'day', group: 'fee', label: { en: 'Step-down date', jp: '逓減開始日' } },
  stepDownBase: { shape: 'choice', group: 'fee', label: { en: 'Fee base after step-down', jp: '逓減後の計算基礎' }, choices: feeBases },
  stepDownPercent: { shape: 'percent', group: 'fee', label: { en: 'Fee after step-down p.a. (%)', jp: '逓減後の報酬率（年率%）' } },
  feeOffsetPercent: { shape: 'percent', group: 'fee', label: { en: 'Fee offset (%)', jp: '報酬オフセット（%）' } },
  hurdlePercent: { shape: 'percent', group: 'carry', label: { en: 'Hurdle rate p.a. (%)', jp: 'ハードルレート（年率%）' } },
  catchUpPercent: { shape: 'percent', group: 'carry', label: { en: 'Catch-up (%)', jp: 'キャッチアップ（%）' } },
  carryPercent: { shape: 'percent', group: 'carry', label: { en: 'Carry (%)', jp: 'キャリー（%）' } },
  gpCommitmentPercent: { shape: 'percent', group: 'carry', label: { en: 'GP commitment (%)', jp: 'GPコミットメント（%）' } },
} as const satisfies Record<string, FundTerm>;
export type FundTermName = keyof typeof fundTerms;
export const fundTermNames = Object.keys(fundTerms) as FundTermName[]; // the keys of the table above
export const fundTermOf = (name: FundTermName): FundTerm => fundTerms[name];
export const fundTermColumn = (name: FundTermName): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

const FIRST_VINTAGE = 1970;
const LAST_VINTAGE = 2100;
const WHOLE = 100;

/** Percentages as decimal text, so that 1.75 stays 1.75. */
const percent = z.string('required').check(
  z.regex(/^\d{1,3}(\.\d{1,4})?$/, 'number'),
  z.refine(text => Number(text) <= WHOLE, 'tooLarge'),
);
const year = z.string('required').check(
  z.regex(/^\d{4}$/, 'number'),
  z.refine(text => Number(text) >= FIRST_VINTAGE && Number(text) <= LAST_VINTAGE, 'invalid'),
);

function schemaOf({ shape, choices = {} }: FundTerm) {
  const value =
    shape === 'day'
      ? day
      : shape === 'percent'
        ? percent
        : shape === 'year'
          ? year
          : z.string('required').check(z.refine(text => Object.hasOwn(choices, text), 'invalid'));
  return z._default(z.nullable(value), null);
}

/** All terms as texts, from a day on; null where a term was not stated. */
export type FundTermValues = Record<FundTermName, string | null>;
const termRules = Object.fromEntries(fundTermNames.map(name => [name, schemaOf(fundTermOf(name))])) as Record<
  FundTermName,
  ReturnType<typeof schemaOf>
>; // one for each of them

export const fundTermsInput = z.strictObject({ fromDay: day, ...termRules }).check(ctx => {
  const { feeBase, feePercent, stepDownDay, stepDownBase, stepDownPercent } = ctx.value;
  const lack = (path: string, value: string | null, isNeeded: boolean) => {
    if (isNeeded && value === null) ctx.issues.push({ code: 'custom', message: 'required', path: [path], input: value });
  };
  lack('feePercent', feePercent, feeBase !== null);
  lack('feeBase', feeBase, feePercent !== null);
  lack('stepDownBase', stepDownBase, stepDownDay !== null);
  lack('stepDownPercent', stepDownPercent, stepDownDay !== null);
});
export type FundTermsInput = { fromDay: string } & FundTermValues;
