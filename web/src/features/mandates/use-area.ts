import { useParams } from '@tanstack/react-router';

/** The area of the current page (owner or consultant), so that links stay in it. */
export function useArea(): string {
  const { role = 'owner' } = useParams({ strict: false });
  return role;
}
