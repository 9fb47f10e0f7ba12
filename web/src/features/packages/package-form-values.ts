import { importKinds, type ImportKind } from '@hakaru/contract/enumerations';
import { packageInput, type PackageKind } from '@hakaru/contract/packages';
import * as z from 'zod/mini';
import { plainNumber } from '#ui/form/typed-digits';
import type { PackageFieldsFragment } from './packages.gen';

/** The form's fields: texts, and a checkbox for each dataset. Empty texts mean "inherited" in the contract. */
export type PackageTexts = Record<'kind' | 'type' | 'name' | 'nameJp' | 'description' | 'parentId' | 'frequency', string> &
  Record<'deadlineDays' | 'termsFromDay', string> &
  Record<ImportKind | 'ownDatasets', boolean>;

/** The fields as the contract's input, which its schema then validates. */
export function inputOf(texts: PackageTexts): z.input<typeof packageInput> {
  const days = texts.deadlineDays.trim();
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return {
    kind: texts.kind,
    type: texts.type,
    name: texts.name,
    nameJp: orNull(texts.nameJp),
    description: orNull(texts.description),
    parentId: orNull(texts.parentId),
    datasets: texts.ownDatasets ? importKinds.filter(kind => texts[kind]) : null,
    frequency: orNull(texts.frequency),
    deadlineDays: days === '' ? null : Number(plainNumber(days) ?? Number.NaN),
    termsFromDay: orNull(texts.termsFromDay),
  } as z.input<typeof packageInput>; // the next schema validates it
}

/** Converts the form's texts and validates them with the contract's schema. */
export const packageForm = z.pipe(z.transform(inputOf), packageInput);

export function newPackage(kind: PackageKind = 'account'): PackageTexts {
  const ticks = Object.fromEntries(importKinds.map(name => [name, false])) as Record<ImportKind, boolean>; // one entry per kind
  const none = { name: '', nameJp: '', description: '', parentId: '', frequency: '', deadlineDays: '', termsFromDay: '' };
  return { ...none, ...ticks, kind, type: 'monthlyReport', ownDatasets: false };
}

export function textsOf(one: PackageFieldsFragment): PackageTexts {
  const ticks = Object.fromEntries(importKinds.map(name => [name, one.datasets?.includes(name) ?? false])) as Record<ImportKind, boolean>; // one entry per kind
  return {
    ...ticks,
    kind: one.kind,
    type: one.type,
    name: one.name,
    nameJp: one.nameJp ?? '',
    description: one.description ?? '',
    parentId: one.parentId ?? '',
    frequency: one.frequency ?? '',
    deadlineDays: one.deadlineDays === null ? '' : String(one.deadlineDays),
    ownDatasets: one.datasets !== null,
    termsFromDay: '',
  };
}
