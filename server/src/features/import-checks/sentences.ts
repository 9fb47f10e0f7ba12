import { filled } from '@hakaru/contract/imports';
import type { Language } from '@hakaru/contract/languages';
import type { Words } from '#features/import-kinds/public';
import { sentencesOf } from './registry';
import type { Finding } from './findings';

/** The sentences of a finding, in both languages. */
export function sentencesFor({ code, params }: Pick<Finding, 'code' | 'params'>): { what: Words; remedy: Words } {
  const { what, remedy } = sentencesOf(code);
  const shown = (language: Language) =>
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, AMOUNTS.has(name) ? grouped(value, language) : value]));
  const both = ({ en, jp }: Words): Words => ({ en: filled(en, shown('en')), jp: filled(jp, shown('jp')) });
  return { what: both(what), remedy: both(remedy) };
}

/**
 * What is wrong, for letters, which carry no figures: dates, places, currencies and codes stay, whatever else the check filled in becomes an
 * ellipsis, also codes of digits alone, because in a shifted column an amount stands where a code belongs.
 */
export function sentenceWithoutFigures({ code, params }: Pick<Finding, 'code' | 'params'>): Words {
  const { what } = sentencesOf(code);
  const shown = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isPlain(name, value) ? value : '…']));
  return { en: filled(what.en, shown), jp: filled(what.jp, shown) };
}

const DATE = /^\d{4}([-/])\d{2}(\1\d{2})?$/;
const PLACES = new Set(['first', 'range', 'near']);
const WORDS = new Set(['code', 'currency', 'base', 'known', 'given']);

function isPlain(name: string, value: string): boolean {
  return value === '' || DATE.test(value) || PLACES.has(name) || (WORDS.has(name) && /[a-z]/i.test(value));
}

/** The parameters that hold amounts and are grouped; codes that consist of digits stay as they are. */
const AMOUNTS = new Set(['before', 'after', 'sum', 'value', 'difference', 'units', 'opening', 'traded', 'expected', 'flow', 'opposite']);

const MINUS: Readonly<Record<Language, string>> = { en: '−', jp: '▲' };

/** @example grouped('-1234567.50', 'jp') // '▲1,234,567.50' */
function grouped(value: string, language: Language): string {
  const [, sign, whole, rest] = /^(-?)(\d+)(\.\d+)?$/.exec(value) ?? [];
  return whole === undefined ? value : `${sign ? MINUS[language] : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest ?? ''}`;
}

/** The sentence of an override: both values and who decided it. */
export function overrideSentence({ fileValue, usedValue, userName, reason }: OverrideSaid): Words {
  const inFile = (language: Language) => grouped(fileValue ?? '-', language);
  const used = (language: Language) => grouped(usedValue, language);
  return {
    en: `The file says ${inFile('en')}; ${used('en')} is used, as decided by ${userName}: ${reason}`,
    jp: `ファイルの値は${inFile('jp')}、使用した値は${used('jp')}です（${userName}による訂正：${reason}）`,
  };
}

type OverrideSaid = { fileValue: string | null; usedValue: string; userName: string; reason: string };
