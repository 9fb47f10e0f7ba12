import type { UserRole } from '@hakaru/contract/organisations';

/** Somebody who probes: who they are, what they hold, and the ids that are theirs. */
export type Prober = {
  organisationId: string;
  canary: string;
  userId: string;
  role: UserRole;
  token: string;
  /** Ids of their own organisation that a probe may spend. */
  own: string[];
  /** Whose assets they were granted access to: those may show, and change, by the grant's own rules. */
  granted: { canary: string; organisationId: string; role: string; isInForce: boolean }[];
};
