import * as z from 'zod/mini';
import { fundTypeOf, type FundType } from './enumerations';
import { id, requiredText } from './fields';
import type { Gate } from './access';
import type { Both } from './languages';

/** The list of funds requires its module; the directory is open to everybody. */
export const FUNDS_GATE = { modules: ['fundList'] } as const satisfies Gate;

/** Names of fund types; the misspelt twin is read as the stored one (decisions G11). */
export const fundTypeNames: Readonly<Record<Exclude<FundType, 'limitedPartnerhips'>, Both>> = {
  commingledFund: { en: 'Commingled fund', jp: '合同運用ファンド' },
  direct: { en: 'Direct', jp: '直接投資' },
  etf: { en: 'ETF', jp: 'ETF' },
  fundOfFunds: { en: 'Fund of funds', jp: 'ファンド・オブ・ファンズ' },
  investmentTrust: { en: 'Investment trust', jp: '投資信託' },
  limitedPartnetships: { en: 'Limited partnership', jp: 'リミテッド・パートナーシップ' },
  mutualFund: { en: 'Mutual fund', jp: 'ミューチュアルファンド' },
  separateAccount: { en: 'Separate account', jp: '単独運用' },
};
export type KeptFundType = keyof typeof fundTypeNames;
export const keptFundTypes = Object.keys(fundTypeNames) as KeptFundType[]; // the keys of the table above

/** A fund type in any accepted spelling, converted to the stored one. */
const fundType = z.pipe(
  z.pipe(
    z.string('required'),
    z.transform((spelling): string => fundTypeOf(spelling.trim()) ?? ''),
  ),
  z.enum(keptFundTypes, 'invalid'),
);

/** The scheme under which the reference of a merged duplicate is stored, so that files with it still find the fund. */
export const FORMER_REFERENCE = 'formerRef';

const CODE_LENGTH = 64;
const CODES_MAX = 20;

/** A code and its scheme. Schemes are free text: the trustee's, the association's, an exchange's. */
export const fundCode = z.strictObject({ scheme: requiredText(CODE_LENGTH), code: requiredText(CODE_LENGTH) });
export type FundCode = z.infer<typeof fundCode>;

export const fundInput = z
  .strictObject({ fundType: z._default(z.nullable(fundType), null), codes: z.array(fundCode).check(z.maxLength(CODES_MAX, 'tooMany')) })
  .check(ctx => {
    const seen = new Set<string>();
    for (const [at, { scheme, code }] of ctx.value.codes.entries()) {
      const key = `${scheme} ${code}`;
      if (seen.has(key)) ctx.issues.push({ code: 'custom', message: 'taken', path: ['codes', at, 'code'], input: code });
      seen.add(key);
    }
  });
export type FundInput = z.infer<typeof fundInput>;

export const mergeInput = z.strictObject({ keptId: id, duplicateId: id }).check(ctx => {
  const { keptId, duplicateId } = ctx.value;
  if (keptId === duplicateId) ctx.issues.push({ code: 'custom', message: 'sameEntity', path: ['duplicateId'], input: duplicateId });
});
