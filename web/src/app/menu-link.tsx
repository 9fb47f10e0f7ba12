import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link whose path comes from the contract's menu tables. */
export function MenuLink({
  path,
  className,
  children,
  onClick,
}: {
  path: string;
  className: string | undefined;
  children: ReactNode;
  onClick?: () => void;
}) {
  const isHere = useRouterState({ select: ({ location }) => location.pathname === path || location.pathname.startsWith(`${path}/`) });
  return (
    <Link
      to={path as '/'} // the tables name paths, not routes; only those with a screen reach this
      className={className}
      {...(isHere ? { 'aria-current': 'page' } : {})}
      {...(onClick ? { onClick } : {})}
    >
      {children}
    </Link>
  );
}
