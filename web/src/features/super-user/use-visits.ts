import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useProfile } from '#features/profile/public';
import { noteVisit } from './recent-pages';

/** Only super-users have the bar that shows the list, so only their visits are noted (decisions G97). */
export function useVisits(): void {
  const { href } = useLocation();
  const { organisation } = useProfile();
  const { name, ref } = organisation;
  useEffect(() => {
    // The title belongs to the new page once the router has shown it.
    const timer = setTimeout(() => noteVisit({ title: pageTitle(), url: href, orgName: name, orgRef: ref }), 0);
    return () => clearTimeout(timer);
  }, [href, name, ref]);
}

/** The page's own name: every title ends in the product's. */
const pageTitle = () => document.title.split(' · ')[0] ?? document.title;
