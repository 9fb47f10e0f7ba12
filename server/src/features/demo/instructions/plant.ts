import { answerInstruction, createInstruction, moveInstruction } from '#features/instructions/public';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { hasInstructions } from '#features/demo/store';
import { inScope } from '#platform/db';
import type { App } from '#platform/context';
import { demoInstructions, type DemoInstruction } from './list';
import { personAt } from './person-at';
import { plantPast } from './plant-past';

const BANK = 'desk@komorebi.example';

/** Written, finalised and answered through the feature's own actions, each at its own moment. Skipped when the organisation has instructions. */
export async function plantInstructions(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', db => hasInstructions(db, demoId('HOSHI')))) return;
  await plantPast(app);
  for (const one of demoInstructions) await plantOne(app, one);
}

async function plantOne(app: App, { mandate, by, at, terms, moves = [], answers = [] }: DemoInstruction): Promise<void> {
  const { from, to, ...rest } = terms;
  const ends = { ...(from ? { fromEntityId: entityId('HOSHI', from) } : {}), ...(to ? { toEntityId: entityId('HOSHI', to) } : {}) };
  const input = { currency: 'JPY', ...rest, ...ends, entityId: entityId('HOSHI', mandate) };
  const { id } = await createInstruction(personAt(app, by, at), input);
  for (const [passed, move] of moves.entries())
    await moveInstruction(personAt(app, move.by, move.at), move.action, { id, version: passed + 1 });
  for (const { at, ...answer } of answers) await answerInstruction(personAt(app, BANK, at), id, answer);
}
