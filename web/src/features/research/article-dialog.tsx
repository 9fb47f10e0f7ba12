import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { ARTICLE_LIMITS, articleInput, audiences } from '@hakaru/contract/research';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import * as z from 'zod/mini';
import { useVisitor } from '#features/profile/public';
import { ask, call } from '#platform/api';
import { useLanguage, useText } from '#platform/text';
import { Dialog } from '#ui/dialog';
import { FileField } from '#ui/form/file-field';
import { Form } from '#ui/form/form';
import { SelectField } from '#ui/form/select-field';
import { TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import { useReaders, useRefreshResearch, type Article } from './queries';
import { PostResearchArticleDocument, ResearchReaderIdsDocument, UpdateResearchArticleDocument } from './research.gen';
import s from './research.module.css';
import { researchCodes, researchText } from './text';

const texts = ['titleEn', 'titleJp', 'summaryEn', 'summaryJp', 'bodyEn', 'bodyJp'] as const;
type Texts = Record<(typeof texts)[number], string>;
type Values = Texts & { audience: string; readers: string[] };

/** Converts the form's texts, empty ones to null, and validates them with the contract's schema. */
const articleForm = z.pipe(
  z.transform(({ audience, readers, ...rest }: Values) => {
    const entries = texts.map(name => [name, rest[name].trim() === '' ? null : rest[name]]);
    return { ...Object.fromEntries(entries), audience, readers } as z.input<typeof articleInput>; // the next schema validates it
  }),
  articleInput,
);

function valuesOf(article: Article | null, readers: string[]): Values {
  const entries = texts.map(name => [name, article?.[name] ?? '']);
  return { ...(Object.fromEntries(entries) as Texts), audience: article?.audience ?? 'chosen', readers }; // one entry per name
}

export function ArticleDialog({ article, onClose }: { article: Article | null; onClose: () => void }) {
  const t = useText(researchText);
  const { data: readers } = useQuery({
    queryKey: ['research', 'readersOf', article?.id],
    queryFn: async ({ signal }) => (article ? (await ask(ResearchReaderIdsDocument, { id: article.id }, signal)).researchReaderIds : []),
  });
  return (
    <Dialog open onClose={onClose} title={t(article ? 'edit' : 'post')} size="large">
      {readers ? <ArticleForm article={article} readers={readers} onClose={onClose} /> : <SkeletonRows rows={8} />}
    </Dialog>
  );
}

type FormProps = { article: Article | null; readers: string[]; onClose: () => void };

function ArticleForm({ article, readers, onClose }: FormProps) {
  const t = useText(researchText);
  const refresh = useRefreshResearch();
  const { superuser } = useVisitor();
  const form = useForm(articleForm, valuesOf(article, readers), researchCodes);
  const save = async (input: z.output<typeof articleForm>) => {
    if (article) await ask(UpdateResearchArticleDocument, { id: article.id, version: article.version, input });
    else await ask(PostResearchArticleDocument, { input });
    toast(t(article ? 'saved' : 'posted'));
    await refresh();
    onClose();
  };
  const offered = audiences.filter(one => one !== 'everyone' || superuser).map(value => ({ value, label: t(value) }));
  return (
    <Form form={form} onSubmit={save} onCancel={onClose} {...(article ? {} : { submitLabel: t('post') })}>
      {(['En', 'Jp'] as const).map(language => (
        <Fragment key={language}>
          <TextField {...form.field(`title${language}`)} label={t(`title${language}`)} autoComplete="off" />
          <TextField {...form.field(`summary${language}`)} label={t(`summary${language}`)} autoComplete="off" />
          <TextArea
            {...form.field(`body${language}`)}
            label={t(`body${language}`)}
            hint={t('bodyHint')}
            rows={7}
            limit={ARTICLE_LIMITS.body}
          />
        </Fragment>
      ))}
      <SelectField {...form.field('audience')} label={t('audience')} options={offered} required />
      {form.values.audience === 'chosen' && (
        <Readers chosen={form.values.readers} onChange={next => form.setValue('readers', next)} error={form.errors['readers']} />
      )}
    </Form>
  );
}

type ReadersProps = { chosen: readonly string[]; onChange: (ids: string[]) => void; error: string | undefined };

function Readers({ chosen, onChange, error }: ReadersProps) {
  const t = useText(researchText);
  const isJapanese = useLanguage() === 'jp';
  const { data } = useReaders();
  return (
    <Checkbox.Group label={t('readers')} value={[...chosen]} onChange={onChange} error={error} withAsterisk>
      <div className={s.readers}>
        {(data ?? []).map(({ id, nameEn, nameJp }) => (
          <Checkbox key={id} value={id} label={isJapanese ? nameJp : nameEn} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

const paperForm = z.object({
  file: z.instanceof(File, { error: 'required' }).check(z.refine(({ size }) => size <= UPLOAD_BYTES, 'fileTooLarge')),
});

/** Attaches the paper as a PDF; a new one replaces the old. */
export function PaperDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(researchText);
  const refresh = useRefreshResearch();
  const form = useForm(paperForm, { file: null as unknown as File }, researchCodes); // the schema refuses a missing file
  const send = async ({ file }: z.output<typeof paperForm>) => {
    const body = new FormData();
    body.append('file', file);
    await call('POST', `research/${id}/file`, body);
    toast(t('saved'));
    await refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('attachPdf')} size="small">
      <Form form={form} onSubmit={send} onCancel={onClose} submitLabel={t('attachPdf')}>
        <FileField {...form.field('file')} label={t('attach')} hint={t('attachHint')} accept=".pdf" required />
      </Form>
    </Dialog>
  );
}
