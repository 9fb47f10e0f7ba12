import { structureCopyInput } from '@hakaru/contract/structure-templates';
import { id } from '@hakaru/contract/fields';
import * as z from 'zod/mini';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { FieldPair, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { DoneState, EmptyState, ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { PreviewTable } from './preview-table';
import { useCopy, useOffered, useOfferedStructure } from './queries';
import type { OfferedStructuresQuery } from './structure-templates.gen';
import s from './structure-templates.module.css';
import { structureCodes, structureText } from './text';

/** A new organisation begins with the structure of one that offers it. */
export function TemplateTab({ organisation }: { organisation: { id: string; type: string } }) {
  const t = useText(structureText);
  const { data, isError, refetch } = useOffered(organisation.id);
  return (
    <Panel title={t('begin')}>
      <div className={s.stack}>
        <span>{t('lead')}</span>
        {!data && (isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />)}
        {data && <Beginning organisation={organisation} found={data} />}
      </div>
    </Panel>
  );
}

function Beginning({ organisation, found }: { organisation: { id: string; type: string }; found: OfferedStructuresQuery }) {
  const t = useText(structureText);
  const formats = useFormats();
  const { mayBegin, begun } = found.structureBeginning;
  if (begun) return <DoneState title={t('begun', { name: begun.userName, at: formats.time(begun.at) })} />;
  if (organisation.type !== 'asset owner') return <Notice>{t('otherType')}</Notice>;
  if (!mayBegin) return <Notice>{t('notEmpty')}</Notice>;
  if (found.offeredStructures.length === 0) return <EmptyState title={t('noSource')}>{t('noSourceBody')}</EmptyState>;
  return <CopyForm organisationId={organisation.id} sources={found.offeredStructures} />;
}

const rules = z.strictObject({ assetId: id, ...structureCopyInput.shape });

function CopyForm({ organisationId, sources }: { organisationId: string; sources: OfferedStructuresQuery['offeredStructures'] }) {
  const t = useText(structureText);
  const language = useLanguage();
  const form = useForm(rules, { assetId: '', ref: '', nameEn: '', nameJp: '', fromDay: '' }, structureCodes);
  const { data: preview, isError, refetch } = useOfferedStructure(form.values.assetId);
  const copy = useCopy();
  const save = async ({ assetId, ...input }: z.output<typeof rules>) => {
    await copy({ assetId, organisationId, sum: preview?.sum ?? '', input });
    toast(t('done'));
  };
  const options = sources.map(({ assetId, organisationEn, organisationJp, assetEn, assetJp }) => ({
    value: assetId,
    label: language === 'jp' ? `${organisationJp} – ${assetJp}` : `${organisationEn} – ${assetEn}`,
  }));
  return (
    <>
      <Form form={form} onSubmit={save} submitLabel={t('copy')}>
        <SelectField {...form.field('assetId')} label={t('source')} options={options} placeholder={t('choose')} searchable required />
        <FieldPair>
          <TextField {...form.field('nameEn')} label={t('nameEn')} autoComplete="off" required />
          <TextField {...form.field('nameJp')} label={t('nameJp')} autoComplete="off" required />
        </FieldPair>
        <FieldPair>
          <TextField {...form.field('ref')} label={t('ref')} autoComplete="off" required />
          <DateField {...form.field('fromDay')} label={t('fromDay')} hint={t('fromDayHint')} required />
        </FieldPair>
      </Form>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {preview && <PreviewTable preview={preview} />}
    </>
  );
}
