import { languagesOf, packInput, packLanguages, packSections, USUAL_PACK_TITLE } from '@hakaru/contract/committee-packs';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useLanguage, useText } from '#platform/text';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { toast } from '#ui/toast-queue';
import { CreateCommitteePackDocument } from './committee-packs.gen';
import s from './committee-packs.module.css';
import { contentsOf, type PackDraft, type PackForm } from './pack-draft';
import { PackPreview } from './pack-preview';
import { usePreview, useRefreshPacks, type Publication, type Template } from './queries';
import { SectionList } from './section-list';
import { TemplatesMenu } from './templates-menu';
import { committeePackText, packCodeText, packLanguageText } from './text';

/** The contents of the pack on the left, its preview on the right. */
export function PackBuilder({ publications, templates }: { publications: readonly Publication[]; templates: readonly Template[] }) {
  const t = useText(committeePackText);
  const own = useLanguage();
  const form = useForm(packInput, startOf(publications, templates), packCodeText);
  const refresh = useRefreshPacks();
  const { reportId, sections, language } = form.values;
  const languages = languagesOf(language);
  const [wanted, setWanted] = useState(own);
  const shown = languages.includes(wanted) ? wanted : (languages[0] ?? own);
  const preview = usePreview(reportId, shown);
  const missing = new Map((preview.data ?? []).flatMap(({ section, miss }) => (miss ? [[section, miss] as const] : [])));
  const languageOf = useText(packLanguageText);
  return (
    <div className={s.builder}>
      <div className={s.choices}>
        {/* Beside the form, not inside it: the menu's dialog has a form of its own, and submitting that must not create a pack. */}
        <TemplatesMenu form={form} templates={templates} />
        <Form
          form={form}
          label={t('build')}
          submitLabel={t('make')}
          onSubmit={async input => {
            await ask(CreateCommitteePackDocument, { input });
            await refresh('list');
            toast(t('started'), { tone: 'info' });
          }}
        >
          <Cover form={form} publications={publications} />
          <SectionList chosen={sections} missing={missing} onChange={next => form.setValue('sections', next)} />
        </Form>
      </div>
      <div className={s.previewSide}>
        <div className={s.previewHead}>
          <div>
            <h3 className={s.heading}>{t('preview')}</h3>
            <p className={s.quiet}>{t('previewLead')}</p>
          </div>
          {languages.length > 1 && (
            <SegmentedControl
              aria-label={t('previewIn')}
              data={languages.map(value => ({ value, label: languageOf(value) }))}
              value={shown}
              onChange={value => setWanted(value === 'jp' ? 'jp' : 'en')}
            />
          )}
        </div>
        <PackPreview query={preview} sections={sections} language={shown} />
      </div>
    </div>
  );
}

/** The initial values: the newest publication, with every section or as the first template has it. */
function startOf(publications: readonly Publication[], [template]: readonly Template[]): PackDraft {
  const base = { reportId: publications[0]?.id ?? '', meetingDay: null };
  if (template) return { ...base, ...contentsOf(template) };
  const titles = { titleJp: USUAL_PACK_TITLE.jp, titleEn: USUAL_PACK_TITLE.en, subtitleJp: '', subtitleEn: '' };
  return { ...base, ...titles, language: 'jp', sections: [...packSections] };
}

function Cover({ form, publications }: { form: PackForm; publications: readonly Publication[] }) {
  const t = useText(committeePackText);
  const formats = useFormats();
  const languageOf = useText(packLanguageText);
  const languages = languagesOf(form.values.language);
  const nameOf = ({ asOf, version, isLatest }: Publication) => {
    const name = t('publicationOf', { month: formats.month(asOf), n: version });
    return isLatest ? name : t('superseded', { name });
  };
  return (
    <>
      <SelectField
        {...form.field('reportId')}
        label={t('publication')}
        options={publications.map(one => ({ value: one.id, label: nameOf(one) }))}
        searchable
        required
      />
      <DateField {...meeting(form)} label={t('meetingDay')} />
      <SelectField
        {...form.field('language')}
        label={t('language')}
        options={packLanguages.map(value => ({ value, label: languageOf(value) }))}
        required
      />
      {languages.includes('jp') && (
        <>
          <TextField {...form.field('titleJp')} label={t('titleJp')} required />
          <TextField {...form.field('subtitleJp')} label={t('subtitleJp')} />
        </>
      )}
      {languages.includes('en') && (
        <>
          <TextField {...form.field('titleEn')} label={t('titleEn')} required />
          <TextField {...form.field('subtitleEn')} label={t('subtitleEn')} />
        </>
      )}
    </>
  );
}

/** An emptied day becomes null. */
function meeting(form: PackForm) {
  const field = form.field('meetingDay');
  return { ...field, form: { ...field.form, set: (name: string, value: unknown) => field.form.set(name, value === '' ? null : value) } };
}
