import { useLocation, useParams } from '@tanstack/react-router';
import { useText } from '#platform/text';
import { AppLink } from './app-link';
import { nextLinks, nextText } from './next-step-text';

/** How an empty list gets its content, or what to do instead of waiting. */
export type NextStep = keyof typeof nextText;

/** The areas that have the page a step leads to. */
const LINKS = {
  import: { to: '/$role/import', areas: ['owner', 'consultant', 'manager', 'client'] },
  populate: { to: '/$role/monthEnd', areas: ['owner', 'consultant'] },
  publish: { to: '/$role/reports', areas: ['owner', 'consultant', 'manager'] },
  policy: { to: '/$role/assetClasses', areas: ['owner', 'consultant'] },
} as const;

/** States the next step and who may take it, with a link where the user's area has the page, unless it is the page one is on. */
export function NextStepText({ step }: { step: NextStep }) {
  const t = useText(nextText);
  return (
    <>
      {t(step)} {isLinked(step) && <StepLink step={step} />}
    </>
  );
}

type Linked = keyof typeof LINKS;

function StepLink({ step }: { step: Linked }) {
  const t = useText(nextLinks);
  const { role }: { role?: string } = useParams({ strict: false });
  const pathname = useLocation({ select: ({ pathname }) => pathname });
  const { to, areas } = LINKS[step];
  if (!role || !areas.some(area => area === role) || pathname === to.replace('$role', role)) return null;
  return (
    <AppLink to={to} params={{ role }}>
      {t(step)}
    </AppLink>
  );
}

const isLinked = (step: NextStep): step is Linked => Object.hasOwn(LINKS, step);
