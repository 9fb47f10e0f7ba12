import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { instructionsAddress, lookupAddress } from './address';
import { instructionsTitles, lookupTitles } from './title-text';

const shell = { getParentRoute: () => shellRoute } as const;
const gate = { modules: ['cashManagement'] } as const;

export const instructionRoutes = [
  createRoute({
    ...shell,
    path: '/$role/instructions',
    validateSearch: instructionsAddress,
    staticData: { title: instructionsTitles.title, gate },
    component: lazyRouteComponent(() => import('./instructions-page'), 'InstructionsPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/instructions/new',
    staticData: { title: instructionsTitles.newTitle, action: instructionsTitles.newTitle, gate },
    component: lazyRouteComponent(() => import('./new-instruction-page'), 'NewInstructionPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/instructions/$instructionId',
    staticData: { title: instructionsTitles.instruction, gate },
    component: lazyRouteComponent(() => import('./instruction-page'), 'InstructionPage'),
  }),
  createRoute({
    ...shell,
    path: '/admin/instructionLivedocsLookup',
    validateSearch: lookupAddress,
    staticData: { title: lookupTitles.lookup, gate: { superuser: true } },
    component: lazyRouteComponent(() => import('./lookup-page'), 'InstructionLookupPage'),
  }),
] as const;
