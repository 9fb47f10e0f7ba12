import { currency as currencyRule } from '@hakaru/contract/fields';
import { dayIn, monthEndIn, numberOf, percentOf, type Read, textOf } from './cell-values';
import type { Column, Reference, Words } from './kind';

type Said = {
  header: Words;
  help: Words;
  example: string | number;
  aliases?: readonly string[];
  isRequired?: boolean;
  mayBeBlank?: boolean;
};

/** A code: half-width upper case, so that ｈｄｂ０１ finds HDB01. */
export function code(said: Said & { refersTo?: Reference; max?: number }): Column {
  const { max = 64, ...rest } = said;
  return { ...rest, shape: 'text', read: cell => mapped(textOf(cell), text => limited(text.normalize('NFKC').toUpperCase(), max)) };
}

export function text(said: Said & { max?: number }): Column {
  const { max = 255, ...rest } = said;
  return { ...rest, shape: 'text', read: cell => mapped(textOf(cell), value => limited(value, max)) };
}

export function amount(said: Said & { sign?: 'positive' | 'notNegative' }): Column {
  const { sign, ...rest } = said;
  return {
    ...rest,
    shape: 'number',
    read: cell =>
      mapped(numberOf(cell), value => {
        if (sign === 'positive' && Number(value) <= 0) return { problem: 'notPositive' };
        return sign === 'notNegative' && Number(value) < 0 ? { problem: 'negative' } : { value };
      }),
  };
}

export function percent(said: Said): Column {
  return { ...said, shape: 'percent', read: percentOf };
}

export function day(said: Said): Column {
  return { ...said, shape: 'day', read: dayIn };
}

export function monthEnd(said: Said): Column {
  return { ...said, shape: 'day', read: monthEndIn };
}

export function currency(said: Said): Column {
  return {
    ...said,
    shape: 'text',
    read: cell =>
      mapped(textOf(cell), value =>
        currencyRule.safeParse(value.normalize('NFKC').toUpperCase()).success
          ? { value: value.normalize('NFKC').toUpperCase() }
          : { problem: 'currency' },
      ),
  };
}

/** One of a fixed set of values; a cell may hold the value itself, its name in either language, or an alias. */
export function choice(said: Said & { of: Readonly<Record<string, Words & { also?: readonly string[] }>> }): Column {
  const { of, ...rest } = said;
  const spelled = new Map(
    Object.entries(of).flatMap(([value, { en, jp, also = [] }]) => [value, en, jp, ...also].map(word => [folded(word), value] as const)),
  );
  return {
    ...rest,
    shape: 'text',
    choices: Object.keys(of),
    read: cell =>
      mapped(textOf(cell), written => {
        const value = spelled.get(folded(written));
        return value === undefined ? { problem: 'choice' } : { value };
      }),
  };
}

/** Normalises headers and choices, which are compared without regard to case, width, spaces and punctuation. */
export function folded(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-・.,:：/()（）[\]［］%％]/g, '');
}

function mapped(read: Read, then: (value: string) => Read): Read {
  return 'problem' in read || read.value === null ? read : then(read.value);
}

// Control characters are refused: stored text ends up in files, mails and logs.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function limited(value: string, max: number): Read {
  if (CONTROL.test(value)) return { problem: 'controlCharacter' };
  return [...value].length > max ? { problem: 'tooLong' } : { value };
}
