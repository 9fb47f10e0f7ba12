import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Whether the reader is still where this screen began. A search that waited for typing to pause may fire while the next screen is being
 * fetched; writing the address then would call the reader back.
 */
export function useIsHere(): () => boolean {
  const { history } = useRouter();
  const [start] = useState(() => history.location.pathname);
  return () => history.location.pathname === start;
}
