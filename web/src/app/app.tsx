import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { QueryProvider } from '#platform/query';
import { useSession } from '#platform/session';
import { UiRoot } from '#ui/ui-root';
import { forgetData } from './boot';
import { router } from './router';

export function App() {
  const { token } = useSession();
  useEffect(forgetData, [token]);
  return (
    <QueryProvider>
      <UiRoot>
        <RouterProvider router={router} />
      </UiRoot>
    </QueryProvider>
  );
}
