import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useProfile } from '#features/profile/public';
import { noteVisit } from './recent-pages';

/** Only super-users have the bar that shows the list, so only their visits are recorded (decisions G97). */
export function useVisits(): void {
  const { href } = useLocation();
  const { organisation } = useProfile();
  const { name, ref } = organisation;
  useEffect(() => {
    // The document has the new page's title only after the router has rendered it.
    const timer = setTimeout(() => noteVisit({ title: pageTitle(), url: href, orgName: name, orgRef: ref }), 0);
    return () => clearTimeout(timer);
  }, [href, name, ref]);
}

/** The page's own title, without the product's name at the end. */
const pageTitle = () => document.title.split(' · ')[0] ?? document.title;
