export { Choice } from './choice';
export { InstructionLink } from './transaction-columns';
export { TransactionsOfInstruction } from './transactions-of-instruction';
export { TransactionsTab } from './transactions-tab';
export { useMandateChoices as useWritableMandates } from './queries';
export { typeName } from './type-name';
