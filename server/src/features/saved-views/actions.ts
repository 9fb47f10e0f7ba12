import type { AuditAction } from '@hakaru/contract/audit';
import { AppError, invalid } from '@hakaru/contract/errors';
import {
  TEAM_VIEWS_MAX,
  TEAM_VIEWS_PER_SCREEN,
  VIEWS_PER_PERSON,
  VIEWS_PER_SCREEN,
  type SavedView,
  type SavedViewInput,
} from '@hakaru/contract/saved-views';
import { atHome } from '#platform/at-home';
import { record } from '#platform/audit';
import type { SignedIn } from '#platform/context';
import * as store from './store';
import * as team from './team-store';

/** A person's own views, wherever they work, and the team's views: both belong to the organisation the person comes from. */
export function listViews(ctx: SignedIn, screen: string | null): Promise<SavedView[]> {
  return atHome(ctx, ctx => allViews(ctx, screen));
}

export function createView(ctx: SignedIn, input: SavedViewInput, isTeam: boolean): Promise<SavedView> {
  return atHome(ctx, async ctx => {
    if (isTeam) return await share(ctx, input);
    await store.lockViews(ctx);
    const own = await store.ownViews(ctx, null);
    const beside = own.filter(({ screen }) => screen === input.screen);
    if (own.length >= VIEWS_PER_PERSON || beside.length >= VIEWS_PER_SCREEN) throw invalid('name', 'tooMany');
    const id = await store.insertView(ctx, input);
    await note(ctx, 'savedView.create', { id, after: input });
    return await present(ctx, id);
  });
}

type Seen = { id: string; version: number };

/** Shares one's own view with the team. It keeps its name, and remains the user's default if it was. */
export function shareView(ctx: SignedIn, { id, version }: Seen): Promise<SavedView> {
  return atHome(ctx, async ctx => {
    await store.lockViews(ctx);
    const before = await present(ctx, id);
    if (before.isTeam || !(await store.deleteView(ctx, { id, version }))) throw new AppError('conflict');
    const { screen, name, columns, sort, filters, unit, density, isDefault } = before;
    const shared = await share(ctx, { id, screen, name, columns, sort, filters, unit, density });
    if (!isDefault) return shared;
    await team.chooseTeam(ctx, screen, id);
    return { ...shared, isDefault };
  });
}

async function share(ctx: SignedIn, input: SavedViewInput & { id?: string }): Promise<SavedView> {
  if (!team.mayShare(ctx)) throw new AppError('unauthorized');
  await team.lockTeamViews(ctx);
  const all = await team.teamViews(ctx, {});
  const beside = all.filter(({ screen }) => screen === input.screen);
  if (all.length >= TEAM_VIEWS_MAX || beside.length >= TEAM_VIEWS_PER_SCREEN) throw invalid('name', 'tooMany');
  const id = await team.insertTeamView(ctx, input);
  await note(ctx, 'savedView.share', { id, after: input });
  return await present(ctx, id);
}

/** Renames a view, or replaces its content. */
export function updateView(ctx: SignedIn, { id, version, input }: Seen & { input: SavedViewInput }): Promise<SavedView> {
  return atHome(ctx, async ctx => {
    const before = await changeable(ctx, id);
    const { screen: _, ...rest } = input;
    const write = before.isTeam ? team.updateTeamView : store.updateView;
    if (!(await write(ctx, { id, version, ...rest }))) throw new AppError('conflict');
    await note(ctx, 'savedView.update', { id, before, after: rest });
    return await present(ctx, id);
  });
}

/** Deletes the version that was read; without a version, whichever is current. */
export function deleteView(ctx: SignedIn, { id, version }: { id: string; version: number | null }): Promise<boolean> {
  return atHome(ctx, async ctx => {
    const before = await changeable(ctx, id);
    const remove = before.isTeam ? team.deleteTeamView : store.deleteView;
    if (!(await remove(ctx, { id, version: version ?? before.version }))) throw new AppError('conflict');
    await note(ctx, 'savedView.delete', { id, before });
    return true;
  });
}

/** Sets the default view of a screen, or none: one's own or the team's. The choice is personal. */
export function setDefaultView(ctx: SignedIn, screen: string, id: string | null): Promise<SavedView[]> {
  return atHome(ctx, async ctx => {
    await store.lockViews(ctx);
    const chosen = id === null ? null : await present(ctx, id);
    if (chosen && chosen.screen !== screen) throw new AppError('notFound');
    await store.chooseOwn(ctx, screen, chosen?.isTeam ? null : id);
    await team.chooseTeam(ctx, screen, chosen?.isTeam ? id : null);
    await note(ctx, 'savedView.default', { id: id ?? screen, after: { screen, id } });
    return await allViews(ctx, screen);
  });
}

async function allViews(ctx: SignedIn, screen: string | null): Promise<SavedView[]> {
  return [...(await store.ownViews(ctx, screen)), ...(await team.teamViews(ctx, { screen }))];
}

async function present(ctx: SignedIn, id: string): Promise<SavedView> {
  const view = (await store.ownView(ctx, id)) ?? (await team.teamViews(ctx, { id }))[0];
  if (!view) throw new AppError('notFound');
  return view;
}

async function changeable(ctx: SignedIn, id: string): Promise<SavedView> {
  const view = await present(ctx, id);
  if (!view.mayChange) throw new AppError('unauthorized');
  return view;
}

async function note(
  ctx: SignedIn,
  action: AuditAction,
  { id, ...change }: { id: string; before?: unknown; after?: unknown },
): Promise<void> {
  await record(ctx, action, { subject: 'savedView', subjectId: id, ...change, organisationId: ctx.actor.user.organisationId });
}
