import { lazy, Suspense } from 'react';

const Screen = lazy(() => import('./unverified-screen').then(module => ({ default: module.UnverifiedScreen })));

/** Loaded only for accounts whose address is not verified yet. */
export function UnverifiedScreen() {
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  );
}
