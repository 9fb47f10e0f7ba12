import { sum, toText, type Decimal } from './decimal';

/** A movement of an account, signed as the account sees it. What is not final yet counts in the forecast alone. */
export type AccountFlow = { cash: string; isFinal: boolean };

/** What an account holds by final flows, and by those that are expected as well. */
export type Balances = { balance: string; forecast: string };

/**
 * The balances after each flow, exactly: the balance adds final flows, the forecast adds all of them.
 *
 * @example runningBalances({ balance: '10', forecast: '10' }, [{ cash: '-3', isFinal: false }]) // [{ balance: '10', forecast: '7' }]
 */
export function runningBalances(opening: Balances, flows: readonly AccountFlow[]): Balances[] {
  let balance: Decimal = sum([opening.balance]);
  let forecast: Decimal = sum([opening.forecast]);
  return flows.map(({ cash, isFinal }) => {
    if (isFinal) balance = sum([balance, cash]);
    forecast = sum([forecast, cash]);
    return { balance: toText(balance), forecast: toText(forecast) };
  });
}
