import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadingScreen } from './loading-screen';
import { originOf } from './gates';

export type DetourProps = { to: '/login' | '/passwordchange' | '/register'; forgetOrigin?: boolean };

/**
 * Redirects once, with the address to come back to. The address already changes while this is still rendered, so the effect must not read
 * it again.
 */
export function Detour({ to, forgetOrigin = false }: DetourProps) {
  const navigate = useNavigate();
  const { href } = useLocation();
  useEffect(() => {
    const from = forgetOrigin ? null : originOf(href);
    void navigate({ to, search: from ? { from } : {}, replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [to]);
  return <LoadingScreen />;
}
