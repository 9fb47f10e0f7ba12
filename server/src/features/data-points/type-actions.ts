import { documentTypeFieldInput } from '@hakaru/contract/document-type-tables';
import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import * as store from './type-store';

export async function listTypeFields(ctx: SignedIn): Promise<store.TypeField[]> {
  return await store.findTypeFields(ctx.db);
}

export async function createTypeField(ctx: SignedIn, input: unknown): Promise<store.TypeField[]> {
  allow(ctx, 'superuser');
  const checked = parse(documentTypeFieldInput, input);
  return await onPlatform(ctx, async ctx => {
    const id = await store.insertTypeField(ctx.db, checked);
    await record(ctx, 'documentTypeTable.save', { subject: 'documentTypeTable', subjectId: id, after: checked });
    return await store.findTypeFields(ctx.db);
  });
}

type Held = { id: string; version: number };

export async function updateTypeField(ctx: SignedIn, held: Held, input: unknown): Promise<store.TypeField[]> {
  allow(ctx, 'superuser');
  const checked = parse(documentTypeFieldInput, input);
  return await onPlatform(ctx, async ctx => {
    if (!(await store.updateTypeField(ctx.db, held, checked))) throw new AppError('conflict');
    await record(ctx, 'documentTypeTable.save', { subject: 'documentTypeTable', subjectId: held.id, after: checked });
    return await store.findTypeFields(ctx.db);
  });
}

export async function deleteTypeField(ctx: SignedIn, held: Held): Promise<boolean> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    if (!(await store.deleteTypeField(ctx.db, held))) throw new AppError('conflict');
    await record(ctx, 'documentTypeTable.delete', { subject: 'documentTypeTable', subjectId: held.id });
    return true;
  });
}
