import { areaOf, organisationCategories } from '@hakaru/contract/organisations';
import { getRouteApi } from '@tanstack/react-router';
import { useProfile } from '#features/profile/public';
import { AppLink } from '#ui/app-link';

const route = getRouteApi('/shell/calendar');

type EventLinkProps = { path: string | null; children: string };

/** Links an event to the page that handles it: its month, instruction, forward or fund. */
export function EventLink({ path, children }: EventLinkProps) {
  const role = useRole();
  const { month, known } = route.useSearch();
  const [page = '', rest = ''] = path?.slice(1).split(/[/?]/) ?? [];
  if (page === 'reportingTasks') {
    const due = rest.replace('month=', '');
    return (
      <AppLink to="/$role/reportingTasks" params={{ role }} search={known ? { month: due, known } : { month: due }}>
        {children}
      </AppLink>
    );
  }
  if (page === 'instructions')
    return (
      <AppLink to="/$role/instructions/$instructionId" params={{ role, instructionId: rest }}>
        {children}
      </AppLink>
    );
  if (page === 'fxForwards')
    return (
      <AppLink to="/$role/fxForwards/$forwardId" params={{ role, forwardId: rest }}>
        {children}
      </AppLink>
    );
  if (page === 'watchlist')
    return (
      <AppLink to="/$role/watchlist/$itemId" params={{ role, itemId: rest }}>
        {children}
      </AppLink>
    );
  if (page === 'calendar')
    return (
      <AppLink to="/calendar" search={{ ...(month ? { month } : {}), view: 'list', meeting: rest }}>
        {children}
      </AppLink>
    );
  if (page === 'spcs')
    return (
      <AppLink to="/client/spcs/$spcId" params={{ spcId: rest }}>
        {children}
      </AppLink>
    );
  if (page === 'cashflow')
    return (
      <AppLink to="/$role/cashflow" params={{ role }} search={{ account: rest.replace('account=', '') }}>
        {children}
      </AppLink>
    );
  return children;
}

/** The calendar's address contains no area; its links lead into the user's own. */
function useRole(): string {
  const { organisation } = useProfile();
  const category = organisationCategories.find(name => name === organisation.organisationType.organisationCategory.name);
  return areaOf(category ?? 'Others');
}
