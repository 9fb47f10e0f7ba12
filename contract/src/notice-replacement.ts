/** What an earlier notice of the fund can have in common with this one: any of it may mean that this one is a correction. */
export const samenesses = ['number', 'day', 'amount'] as const;
export type Sameness = (typeof samenesses)[number];

export type NoticeKey = { number: string | null; day: string | null; amount: string | null };

/** What two notices of one fund have in common; empty where neither number, due date nor total is the same. */
export function samenessOf(one: NoticeKey, other: NoticeKey): Sameness[] {
  return samenesses.filter(key => {
    const left = one[key];
    const right = other[key];
    if (left === null || right === null) return false;
    return key === 'number' ? plainNumber(left) === plainNumber(right) : left === right;
  });
}

const MARKS = /[（(].*[）)]|revised|amended|replacement|corrected|copy|差替え?|訂正版?|再発行|改訂版?/gi;

/** A notice's number without the words that mark a revision: C-15 (revised) becomes C-15. */
function plainNumber(text: string): string {
  return text.normalize('NFKC').replace(MARKS, '').replace(/\s/g, '').toUpperCase();
}

export type NoticeValue = { name: string; value: string | null };
export type ChangedValue = { name: string; before: string | null; after: string | null };

/** The values a revised notice changes, in its own order; values that only the earlier one had come last. */
export function changedValues(before: readonly NoticeValue[], after: readonly NoticeValue[]): ChangedValue[] {
  const names = new Set([...after, ...before].map(({ name }) => name));
  const said = (values: readonly NoticeValue[], name: string) => values.find(value => value.name === name)?.value ?? null;
  return [...names]
    .map(name => ({ name, before: said(before, name), after: said(after, name) }))
    .filter(({ before, after }) => before !== after);
}

/** An existing instruction of the notice to be replaced. */
export type Standing = { ref: string; status: string; day: string };

/**
 * Why an instruction of a replaced notice cannot be withdrawn: a final one has to be cancelled first, and one whose day has come has been
 * paid. Null for a draft, which can be withdrawn.
 */
export function hindranceOf({ status, day }: Standing, today: string): 'replacedFinal' | 'replacedPaid' | null {
  if (status === 'preliminary') return null;
  return day <= today ? 'replacedPaid' : 'replacedFinal';
}
