export {
  findClosing,
  findFundCurrency,
  findMoved,
  findStanding,
  findStatement,
  isValuation,
  type StandingValuation,
  type StatementRow,
} from './store';
export { unvalueFund, valueFund } from './value-fund';
