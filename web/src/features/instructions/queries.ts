import type { InstructionCategory, InstructionDraft, InstructionTab } from '@hakaru/contract/instructions';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  InstructionDocument,
  InstructionMandatesDocument,
  InstructionsDocument,
  InstructionWarningsDocument,
  type InstructionLineFragment,
  type InstructionMandatesQuery,
  type InstructionQuery,
  type InstructionWarningsQuery,
} from './instructions.gen';

export type InstructionLine = InstructionLineFragment;
export type Instruction = InstructionQuery['instruction'];
export type MandateChoice = InstructionMandatesQuery['instructionMandates'][number];
export type DraftWarnings = InstructionWarningsQuery['instructionWarnings'];
const ROWS = 50;
const PAUSE_MS = 250;

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
    // A refetch while somebody types would replace their input; a newer version is reported as a conflict on saving.
    refetchOnWindowFocus: false,
  });
}

export function useMandateChoices() {
  return useQuery({
    queryKey: ['instructions', 'mandates'],
    queryFn: async ({ signal }) => (await ask(InstructionMandatesDocument, {}, signal)).instructionMandates,
  });
}

/**
 * Warnings about an instruction while it is being entered; requested when the user pauses, and not before the fields it depends on are
 * filled.
 */
export function useDraftWarnings(draft: InstructionDraft | null): DraftWarnings | null {
  const { data } = useQuery({
    queryKey: ['instructions', 'warnings', draft],
    queryFn: async ({ signal }) => {
      await new Promise(resume => setTimeout(resume, PAUSE_MS));
      signal.throwIfAborted();
      return draft && (await ask(InstructionWarningsDocument, { draft }, signal)).instructionWarnings;
    },
    enabled: draft !== null,
    // A mandate that has ended meanwhile has no warnings; saving reports it.
    retry: false,
  });
  return data ?? null;
}

export function useRefreshInstructions() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['instructions'] });
}
