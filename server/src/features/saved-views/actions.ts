import type { AuditAction } from '@hakaru/contract/audit';
import { AppError, invalid } from '@hakaru/contract/errors';
import { VIEWS_PER_PERSON, VIEWS_PER_SCREEN, type SavedView, type SavedViewInput } from '@hakaru/contract/saved-views';
import { atHome } from '#platform/at-home';
import { record } from '#platform/audit';
import type { SignedIn } from '#platform/context';
import * as store from './store';

/** Views are a person's own, wherever they work: they live in the organisation the person comes from. */
export function listViews(ctx: SignedIn, screen: string | null): Promise<SavedView[]> {
  return atHome(ctx, ctx => store.ownViews(ctx, screen));
}

export function createView(ctx: SignedIn, input: SavedViewInput): Promise<SavedView> {
  return atHome(ctx, async ctx => {
    const own = await store.ownViews(ctx, null);
    const beside = own.filter(({ screen }) => screen === input.screen);
    if (own.length >= VIEWS_PER_PERSON || beside.length >= VIEWS_PER_SCREEN) throw invalid('name', 'tooMany');
    const id = await store.insertView(ctx, input);
    await note(ctx, 'savedView.create', { id, after: input });
    return await present(ctx, id);
  });
}

/** Renames a view, or keeps another look under its name. */
export function updateView(
  ctx: SignedIn,
  { id, version, input }: { id: string; version: number; input: SavedViewInput },
): Promise<SavedView> {
  return atHome(ctx, async ctx => {
    const before = await present(ctx, id);
    const { screen: _, ...rest } = input;
    if (!(await store.updateView(ctx, { id, version, ...rest }))) throw new AppError('conflict');
    await note(ctx, 'savedView.update', { id, before, after: rest });
    return await present(ctx, id);
  });
}

export function deleteView(ctx: SignedIn, id: string): Promise<boolean> {
  return atHome(ctx, async ctx => {
    const before = await present(ctx, id);
    await store.deleteView(ctx, id);
    await note(ctx, 'savedView.delete', { id, before });
    return true;
  });
}

/** The view a screen opens with, or none. */
export function setDefaultView(ctx: SignedIn, screen: string, id: string | null): Promise<SavedView[]> {
  return atHome(ctx, async ctx => {
    if (id !== null && (await present(ctx, id)).screen !== screen) throw new AppError('notFound');
    await store.chooseDefault(ctx, screen, id);
    await note(ctx, 'savedView.default', { id: id ?? screen, after: { screen, id } });
    return await store.ownViews(ctx, screen);
  });
}

async function present(ctx: SignedIn, id: string): Promise<SavedView> {
  const view = await store.ownView(ctx, id);
  if (!view) throw new AppError('notFound');
  return view;
}

async function note(
  ctx: SignedIn,
  action: AuditAction,
  { id, ...change }: { id: string; before?: unknown; after?: unknown },
): Promise<void> {
  await record(ctx, action, { subject: 'savedView', subjectId: id, ...change, organisationId: ctx.actor.user.organisationId });
}
