import type { Gate } from './access';

/** Documents belong to the content automation module: without it there is no vault to store them in. */
export const DOCUMENTS_GATE = { modules: ['contentAutomation'] } as const satisfies Gate;

/** The list of funds requires its module; the directory is open to everybody. */
export const FUNDS_GATE = { modules: ['fundList'] } as const satisfies Gate;

/** For users who advise several clients. */
export const COMPARISON_GATE = { modules: ['consultant'] } as const satisfies Gate;
