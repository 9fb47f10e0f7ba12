import { isOpen } from '@hakaru/contract/access';
import { addOns } from '@hakaru/contract/add-ons';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keepKnown, MandateLink } from '#features/figures/public';
import { useVisitor } from '#features/profile/public';
import { AppLink } from '#ui/app-link';

/** Link to a private fund's page for users who hold private assets; for others, and under a manager's client, to its page as a mandate. */
export function FundLink({ fundId, children }: { fundId: string; children: ReactNode }) {
  const { role = 'owner', clientId } = useParams({ strict: false });
  const isHeld = isOpen(useVisitor(), addOns.privateEquity.gate);
  if (clientId || !isHeld) return <MandateLink mandateId={fundId}>{children}</MandateLink>;
  return (
    <AppLink quiet to="/$role/privateEquity/$fundId" params={{ role, fundId }} search={keepKnown}>
      {children}
    </AppLink>
  );
}
