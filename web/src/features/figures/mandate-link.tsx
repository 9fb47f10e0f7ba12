import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link';
import { keepKnown } from './url-text';

type MandateLinkProps = { mandateId: string; title?: string; quiet?: boolean; children: ReactNode };

/** Link to a mandate's page: the owner's own or, in a manager's area, the one under the client. */
export function MandateLink({ mandateId, children, quiet = true, ...link }: MandateLinkProps) {
  const { role = 'owner', clientId } = useParams({ strict: false });
  return clientId ? (
    <AppLink
      {...link}
      quiet={quiet}
      to="/$role/clients/$clientId/mandates/$mandateId"
      params={{ role, clientId, mandateId }}
      search={keepKnown}
    >
      {children}
    </AppLink>
  ) : (
    <AppLink {...link} quiet={quiet} to="/$role/mandates/$mandateId" params={{ role, mandateId }} search={keepKnown}>
      {children}
    </AppLink>
  );
}

/** Navigates to the same page, on one of its tabs. */
export function useGoToMandate(): (mandateId: string, tab: string, options?: { resetScroll: boolean }) => void {
  const { role = 'owner', clientId } = useParams({ strict: false });
  const navigate = useNavigate();
  return (mandateId, tab, options = { resetScroll: true }) => {
    const place = { search: keepKnown, ...options };
    if (clientId) {
      const params = { role, clientId, mandateId, tab };
      void (tab === 'overview'
        ? navigate({ to: '/$role/clients/$clientId/mandates/$mandateId', params, ...place })
        : navigate({ to: '/$role/clients/$clientId/mandates/$mandateId/$tab', params, ...place }));
      return;
    }
    const params = { role, mandateId, tab };
    void (tab === 'overview'
      ? navigate({ to: '/$role/mandates/$mandateId', params, ...place })
      : navigate({ to: '/$role/mandates/$mandateId/$tab', params, ...place }));
  };
}

/** Link to a benchmark's page. Under a manager's client it is plain text: the page belongs to the shell's asset. */
export function BenchmarkLink({ benchmarkId, children }: { benchmarkId: string; children: ReactNode }) {
  const { role = 'owner', clientId } = useParams({ strict: false });
  if (clientId) return children;
  return (
    <AppLink to="/$role/benchmarks/$benchmarkId" params={{ role, benchmarkId }} search={keepKnown}>
      {children}
    </AppLink>
  );
}
