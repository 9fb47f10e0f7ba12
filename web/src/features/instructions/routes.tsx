import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '#platform/routes';
import { instructionsAddress } from './address';
import { instructionsTitles } from './title-text';

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
    staticData: { title: instructionsTitles.newTitle, gate },
    component: lazyRouteComponent(() => import('./new-instruction-page'), 'NewInstructionPage'),
  }),
  createRoute({
    ...shell,
    path: '/$role/instructions/$instructionId',
    staticData: { title: instructionsTitles.instruction, gate },
    component: lazyRouteComponent(() => import('./instruction-page'), 'InstructionPage'),
  }),
] as const;
