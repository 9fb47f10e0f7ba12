import { mayWrite } from '@hakaru/contract/access';
import { useVisitor } from '#features/profile/public';

/** The list is the organisation's own, whatever asset is open: its people write, its readers look. */
export function useMayWrite(): boolean {
  return mayWrite(useVisitor().role);
}
