import { commentaryForm } from '@hakaru/contract/commentaries';
import { TEXT_LIMITS } from '@hakaru/contract/fields';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import * as z from 'zod/mini';
import { useClientOnScreen } from '#features/figures/public';
import { ask, call } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { FileField } from '#ui/form/file-field';
import { Form } from '#ui/form/form';
import { TextArea } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { toast } from '#ui/toast-queue';
import { RemoveCommentaryFileDocument, SaveCommentaryDocument } from './commentaries.gen';
import s from './commentaries.module.css';
import { useCommentaries, useCommentary, useWrites, type CommentaryView, type Place, type Write } from './queries';
import { CommentaryFile, Said } from './said';
import { commentariesText, commentaryCodes } from './text';

/** The manager's commentary on the mandate's month: written by the manager, read by the client and its consultants. */
export function CommentaryTab({ mandateId }: { mandateId: string }) {
  const { data, place } = useCommentary(mandateId);
  return (
    <div className={s.stack}>
      {data?.canWrite && <Writing key={place.asOf} view={data} place={place} />}
      <Months mandateId={mandateId} except={data?.canWrite ? place.asOf : null} />
    </div>
  );
}

/** The commentaries of all months, newest first; the month being written is shown above them. */
function Months({ mandateId, except }: { mandateId: string; except: string | null }) {
  const t = useText(commentariesText);
  const formats = useFormats();
  const { data, isError, refetch } = useCommentaries(mandateId);
  const months = data?.filter(({ asOf }) => asOf !== except);
  return (
    <Panel title={t(except ? 'others' : 'title')} subtitle={t('lead')}>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={4} />}
      {months?.length === 0 && <EmptyState title={t('none')} next="wait" />}
      <div className={s.stack}>
        {months?.map(({ asOf, ...said }) => (
          <section key={said.id} className={s.month}>
            <h3>{formats.month(asOf)}</h3>
            <Said {...said} />
          </section>
        ))}
      </div>
    </Panel>
  );
}

type WritingProps = { view: CommentaryView; place: Place; write: Write };

function Writing({ view, place }: Omit<WritingProps, 'write'>) {
  const t = useText(commentariesText);
  const formats = useFormats();
  const { current } = view;
  const write = useWrites(view.version);
  const subtitle = current
    ? t('by', { name: current.userName, time: formats.time(current.recordedAt), n: current.version })
    : t('bodyHint');
  return (
    <div className={s.stack}>
      <Panel title={t('body', { month: formats.month(place.asOf) })} subtitle={subtitle}>
        {/* Keyed by the text, not by the version: adding a PDF must not reset the text being written. */}
        <BodyForm key={current?.body ?? ''} view={view} place={place} write={write} />
      </Panel>
      <Panel title={t('report')} subtitle={t('reportLead')}>
        <div className={s.stack}>
          {current?.fileName && <Attached place={place} write={write} name={current.fileName} id={current.id} />}
          <FileForm place={place} write={write} />
        </div>
      </Panel>
    </div>
  );
}

/** Whether to go on: what is written for a client is read there at once, so the client is named once more. */
function useMayWriteFor(): (label: 'save' | 'upload') => Promise<boolean> {
  const t = useText(commentariesText);
  const client = useClientOnScreen();
  return async label =>
    client === null || (await confirm({ title: t(`${label}Ask`), client, body: t('bodyHint'), confirmLabel: t(label) }));
}

function BodyForm({ view, place, write }: WritingProps) {
  const t = useText(commentariesText);
  const mayWriteFor = useMayWriteFor();
  const form = useForm(commentaryForm, { body: view.current?.body ?? '' }, commentaryCodes);
  return (
    <Form
      form={form}
      submitLabel={t('save')}
      onSubmit={async ({ body }) => {
        if (!(await mayWriteFor('save'))) return;
        await write(async version => {
          await ask(SaveCommentaryDocument, { ...place, version, body });
          toast(t('saved'));
        });
      }}
    >
      <TextArea {...form.field('body')} label={t('title')} hint={t('bodyHint')} rows={10} limit={TEXT_LIMITS.note} />
    </Form>
  );
}

const chosenFile = z.instanceof(File, { error: 'required' }).check(z.refine(({ size }) => size <= UPLOAD_BYTES, 'fileTooLarge'));
const fileForm = z.pipe(
  z.transform(({ file }: { file: File | null }) => ({ file: file as File })), // the schema refuses a missing file
  z.strictObject({ file: chosenFile }),
);

function FileForm({ place, write }: Omit<WritingProps, 'view'>) {
  const t = useText(commentariesText);
  const mayWriteFor = useMayWriteFor();
  const form = useForm(fileForm, { file: null }, commentaryCodes);
  return (
    <Form
      form={form}
      submitLabel={t('upload')}
      onSubmit={async ({ file }) => {
        if (!(await mayWriteFor('upload'))) return;
        await write(async version => {
          const body = new FormData();
          for (const [name, value] of Object.entries({ ...place, version: String(version) })) body.append(name, value);
          body.append('file', file);
          await call('POST', 'commentaries/file', body);
          toast(t('uploaded', { name: file.name }));
          form.reset();
        });
      }}
    >
      <FileField {...form.field('file')} label={t('file')} hint={t('fileHint')} accept=".pdf" required />
    </Form>
  );
}

function Attached({ place, write, name, id }: Omit<WritingProps, 'view'> & { name: string; id: string }) {
  const t = useText(commentariesText);
  const client = useClientOnScreen();
  const remove = () =>
    confirm({
      title: t('removeAsk', { name }),
      client,
      body: t('removeBody'),
      confirmLabel: t('remove'),
      action: async () =>
        await write(async version => {
          await ask(RemoveCommentaryFileDocument, { ...place, version });
          toast(t('removed', { name }));
        }),
    });
  return (
    <div className={s.row}>
      <CommentaryFile id={id} name={name} />
      <Button kind="subtle" onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </div>
  );
}
