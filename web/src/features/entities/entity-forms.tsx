import { Select } from '@mantine/core';
import { entityChange, entityInput, madeByAdministration, parentInput } from '@hakaru/contract/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { ReasonField } from '#ui/form/reason-field';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import { useForm, type BoundField } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { CreatePlatformEntityDocument, ReparentEntityDocument, UpdatePlatformEntityDocument } from './entities.gen';
import s from './entities.module.css';
import { useAssetChoices, useEntityChoices, type EntityDetail } from './queries';
import { entitiesText, entityCodes, entityKindText, entityTypeText } from './text';

type Texts = Record<'ref' | 'kind' | 'type' | 'name' | 'nameJp' | 'shortName' | 'currency' | 'parentId' | 'fromDay', string>;
const none = (text: string) => (text.trim() === '' ? null : text);

const addForm = z.pipe(
  z.transform(
    ({ nameJp, shortName, parentId, ...texts }: Texts) =>
      ({ ...texts, nameJp: none(nameJp), shortName: none(shortName), parentId: none(parentId) }) as z.input<typeof entityInput>, // the next schema validates it
  ),
  entityInput,
);

/** The asset is chosen first, because the possible parents depend on it. */
export function AddEntityDialog({ assetId, onClose }: { assetId: string | undefined; onClose: () => void }) {
  const t = useText(entitiesText);
  const assets = useAssetChoices();
  const [chosen, setChosen] = useState(assetId ?? null);
  const options = (assets.data ?? []).map(one => ({ value: one.id, label: `${one.organisationRef} · ${one.name}` }));
  return (
    <Dialog open onClose={onClose} title={t('add')}>
      <div className={s.stack}>
        <Select label={t('asset')} data={options} value={chosen} onChange={setChosen} allowDeselect={false} searchable withAsterisk />
        {chosen && <AddEntityForm key={chosen} assetId={chosen} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function AddEntityForm({ assetId, onClose }: { assetId: string; onClose: () => void }) {
  const t = useText(entitiesText);
  const client = useQueryClient();
  const navigate = useNavigate();
  const start: Texts = {
    ref: '',
    kind: 'account',
    type: '',
    name: '',
    nameJp: '',
    shortName: '',
    currency: 'JPY',
    parentId: '',
    fromDay: '',
  };
  const form = useForm(addForm, start, entityCodes);
  const add = async (input: z.output<typeof addForm>) => {
    const { createPlatformEntity } = await ask(CreatePlatformEntityDocument, { assetId, input }, undefined, 'admin');
    toast(t('added'));
    await client.invalidateQueries({ queryKey: ['entities'] });
    await navigate({ to: '/admin/entities/$entityId', params: { entityId: createPlatformEntity.entity.id } });
  };
  return (
    <Form form={form} onSubmit={add} onCancel={onClose}>
      <KindFields kind={form.values.kind} kindField={form.field('kind')} typeField={form.field('type')} />
      <FieldPair>
        <TextField {...form.field('ref')} label={t('ref')} autoComplete="off" required />
        <TextField {...form.field('shortName')} label={t('shortName')} autoComplete="off" />
      </FieldPair>
      <TextField {...form.field('name')} label={t('nameEn')} autoComplete="off" required />
      <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" />
      <TextField {...form.field('currency')} label={t('currency')} autoComplete="off" required />
      <FieldPair>
        <ParentField field={form.field('parentId')} assetId={assetId} />
        <DateField {...form.field('fromDay')} label={t('from')} required />
      </FieldPair>
    </Form>
  );
}

function KindFields({ kind, kindField, typeField }: { kind: string; kindField: BoundField; typeField: BoundField }) {
  const t = useText(entitiesText);
  const kinds = useText(entityKindText);
  const types = useText(entityTypeText);
  const made = Object.keys(madeByAdministration) as (keyof typeof madeByAdministration)[]; // its own keys
  const own = made.find(name => name === kind) ?? 'account';
  return (
    <FieldPair>
      <SelectField {...kindField} label={t('kind')} options={made.map(value => ({ value, label: kinds(value) }))} required />
      <SelectField
        {...typeField}
        label={t('type')}
        hint={t('typeHint')}
        options={madeByAdministration[own].map(value => ({ value, label: types(value) }))}
        required
      />
    </FieldPair>
  );
}

function ParentField({
  field,
  assetId,
  without,
  required = false,
}: {
  field: BoundField;
  assetId: string;
  without?: string;
  required?: boolean;
}) {
  const t = useText(entitiesText);
  const language = useLanguage();
  const choices = useEntityChoices({ assetId });
  const options = (choices.data ?? [])
    .filter(one => one.kind !== 'benchmark' && one.type !== 'portfolioCompany' && one.id !== without)
    .map(one => ({ value: one.id, label: `${one.ref} · ${language === 'jp' ? one.nameJp : one.name}` }));
  return <SelectField {...field} label={t('parent')} options={options} searchable clearable={!required} required={required} />;
}

type ChangeTexts = Record<'ref' | 'name' | 'nameJp' | 'shortName' | 'currency' | 'note', string>;
const changeForm = z.pipe(
  z.transform(
    ({ nameJp, shortName, note, ...texts }: ChangeTexts) =>
      ({ ...texts, nameJp: none(nameJp), shortName: none(shortName), note: none(note) }) as z.input<typeof entityChange>, // the next schema validates it
  ),
  entityChange,
);

export function EditEntityForm({ detail: { entity } }: { detail: EntityDetail }) {
  const t = useText(entitiesText);
  const keep = useKeep();
  const { id: entityId, version, ref, name, nameJp, currency } = entity;
  const start = { ref, name, nameJp, currency, shortName: entity.shortName ?? '', note: entity.note ?? '' };
  const form = useForm(changeForm, start, entityCodes);
  const save = async (input: z.output<typeof changeForm>) => {
    keep((await ask(UpdatePlatformEntityDocument, { id: entityId, version, input }, undefined, 'admin')).updatePlatformEntity);
    toast(t('saved'));
  };
  return (
    <Form form={form} onSubmit={save}>
      <FieldPair>
        <TextField {...form.field('ref')} label={t('ref')} autoComplete="off" required />
        <TextField {...form.field('currency')} label={t('currency')} autoComplete="off" required />
      </FieldPair>
      <TextField {...form.field('name')} label={t('nameEn')} autoComplete="off" required />
      <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" />
      <TextField {...form.field('shortName')} label={t('shortName')} autoComplete="off" />
      <TextArea {...form.field('note')} label={t('note')} rows={3} />
    </Form>
  );
}

export function ReparentForm({ detail: { entity }, onClose }: { detail: EntityDetail; onClose: () => void }) {
  const t = useText(entitiesText);
  const keep = useKeep();
  const { id: entityId, version, assetId } = entity;
  const form = useForm(parentInput, { parentId: entity.parentId ?? '', fromDay: '', reason: '' }, entityCodes);
  const move = async (input: z.output<typeof parentInput>) => {
    keep(
      (await ask(ReparentEntityDocument, { id: entityId, version, ...input, reason: input.reason ?? null }, undefined, 'admin'))
        .reparentEntity,
    );
    toast(t('moved'));
    onClose();
  };
  return (
    <Form form={form} submitLabel={t('move')} onSubmit={move} onCancel={onClose}>
      <ParentField field={form.field('parentId')} assetId={assetId} without={entityId} required />
      <DateField {...form.field('fromDay')} label={t('from')} required />
      <ReasonField field={form.field('reason')} />
    </Form>
  );
}

/** Puts the mutation's response into the cache and refetches lists and histories. */
function useKeep() {
  const client = useQueryClient();
  return (detail: EntityDetail) => {
    client.setQueryData(['entities', 'one', detail.entity.id], detail);
    for (const part of ['list', 'history', 'choices']) void client.invalidateQueries({ queryKey: ['entities', part] });
  };
}
