import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import s from './app-link.module.css';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement>; quiet?: boolean };

/** A link within the app: `to`, `params` and `search` are checked against the routes. `quiet` for names in tables. */
export const AppLink = createLink(function Anchor({ quiet = false, className, ...rest }: AnchorProps) {
  return <a {...rest} className={[quiet ? s.quiet : s.link, className].filter(Boolean).join(' ')} />;
});

/** A link out of the app; only web and mail addresses are accepted, whatever a record contains. */
export function OutsideLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  if (!/^(https?:|mailto:)/i.test(href.trim())) return <span>{children}</span>;
  return (
    <a {...rest} className={s.link} href={href.trim()} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
