import { mayWrite } from '@hakaru/contract/access';
import { useVisitor } from '#features/profile/public';

/** The list belongs to the organisation, whatever asset is open: its users may write it, its readers only view it. */
export function useMayWrite(): boolean {
  return mayWrite(useVisitor().role);
}
