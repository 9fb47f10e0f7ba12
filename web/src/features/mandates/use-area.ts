import { useParams } from '@tanstack/react-router';

/** The area the reader is in: owner or consultant. Links stay in it. */
export function useArea(): string {
  const { role = 'owner' } = useParams({ strict: false });
  return role;
}
