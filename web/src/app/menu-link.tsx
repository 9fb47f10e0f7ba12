import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Whether the page shown is one of these or below one. */
export function useIsWithin(paths: readonly string[]): boolean {
  return useRouterState({
    select: ({ location: { pathname } }) => paths.some(path => pathname === path || pathname.startsWith(`${path}/`)),
  });
}

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
  const isHere = useIsWithin([path]);
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
