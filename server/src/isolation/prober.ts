import type { UserRole } from '@hakaru/contract/organisations';

/** A user who probes: identity, rights, and the ids that belong to them. */
export type Prober = {
  organisationId: string;
  canary: string;
  userId: string;
  role: UserRole;
  token: string;
  /** Ids of their own organisation that a probe may use up. */
  own: string[];
  /** The owners who granted them access: their data may be shown and changed within the grant's rules. */
  granted: { canary: string; organisationId: string; role: string; isInForce: boolean }[];
};
