import type { InstructionCategory, InstructionTab } from '@hakaru/contract/instructions';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  InstructionDocument,
  InstructionMandatesDocument,
  InstructionsDocument,
  type InstructionLineFragment,
  type InstructionMandatesQuery,
  type InstructionQuery,
} from './instructions.gen';

export type InstructionLine = InstructionLineFragment;
export type Instruction = InstructionQuery['instruction'];
export type MandateChoice = InstructionMandatesQuery['instructionMandates'][number];
const ROWS = 50;

type Wanted = { assetId: string | null; page: number; search: string; tab: InstructionTab | null; category: InstructionCategory | null };

export function useInstructions(wanted: Wanted) {
  return useQuery({
    queryKey: ['instructions', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(InstructionsDocument, { ...wanted, first: ROWS }, signal)).instructions,
    placeholderData: keepPreviousData,
  });
}

export function useInstruction(id: string | undefined) {
  return useQuery({
    queryKey: ['instructions', 'one', id],
    queryFn: async ({ signal }) => (await ask(InstructionDocument, { id: id ?? '' }, signal)).instruction,
    enabled: id !== undefined,
    // A newer version that slips in while somebody types would take their entries away; saving says so instead.
    refetchOnWindowFocus: false,
  });
}

export function useMandateChoices() {
  return useQuery({
    queryKey: ['instructions', 'mandates'],
    queryFn: async ({ signal }) => (await ask(InstructionMandatesDocument, {}, signal)).instructionMandates,
  });
}

export function useRefreshInstructions() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['instructions'] });
}
