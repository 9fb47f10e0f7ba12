import { isOpen } from '@hakaru/contract/access';
import { addOns } from '@hakaru/contract/add-ons';
import type { ReactNode } from 'react';
import { useArea } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { AppLink } from '#ui/app-link';

/** Link to the assumptions of a private fund for users who hold private assets; for others to its cash flows. */
export function FundPacingLink({ fundId, children }: { fundId: string; children: ReactNode }) {
  const role = useArea();
  if (!isOpen(useVisitor(), addOns.privateEquity.gate))
    return (
      <AppLink to="/$role/cashflow" params={{ role }} search={{ account: `fund:${fundId}` }}>
        {children}
      </AppLink>
    );
  return (
    <AppLink to="/$role/privateEquity/$fundId/$tab" params={{ role, fundId, tab: 'pacing' }}>
      {children}
    </AppLink>
  );
}
