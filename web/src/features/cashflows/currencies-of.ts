/** The currencies some accounts ever moved in; yen first, as the base of nearly every owner. */
export function currenciesOf(accounts: readonly { currencies: readonly string[] }[]): string[] {
  const all = [...new Set(accounts.flatMap(({ currencies }) => currencies))].toSorted();
  return [...all.filter(one => one === 'JPY'), ...all.filter(one => one !== 'JPY')];
}
