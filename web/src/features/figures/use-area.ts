import { useParams } from '@tanstack/react-router';

/** The area of the address (`owner`, `consultant` …), for links that stay in it. */
export function useArea(): string {
  const { role } = useParams({ strict: false });
  return role ?? 'owner';
}
