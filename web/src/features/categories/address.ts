import { categoryAxes, openCategoryKinds } from '@hakaru/contract/address-choices';
import type { CategoryAxis } from '@hakaru/contract/categories';
import { categoryKinds, type CategoryKind } from '@hakaru/contract/enumerations';

export type CategoriesAddress = { kind?: CategoryKind; dialog?: 'add' | 'edit'; id?: string };

export function categoriesAddress({ kind, dialog, id }: Record<string, unknown>): CategoriesAddress {
  const known = categoryKinds.find(name => name === kind);
  return {
    ...(known && known !== 'portfolio' ? { kind: known } : {}),
    ...(dialog === 'add' || dialog === 'edit' ? { dialog } : {}),
    ...(typeof id === 'string' ? { id } : {}),
  };
}

export type ConfigureAddress = { kind?: (typeof openCategoryKinds)[number]; axis?: CategoryAxis };

export function configureAddress({ kind, axis }: Record<string, unknown>): ConfigureAddress {
  const known = openCategoryKinds.find(name => name === kind);
  const wanted = categoryAxes.find(name => name === axis);
  return { ...(known && known !== 'portfolio' ? { kind: known } : {}), ...(wanted && wanted !== 'class' ? { axis: wanted } : {}) };
}
