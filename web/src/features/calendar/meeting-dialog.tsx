import { mayWrite } from '@hakaru/contract/access';
import { meetingInput, type MeetingInput } from '@hakaru/contract/meetings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useVisitor } from '#features/profile/public';
import { ask } from '#platform/api';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { Button } from '#ui/button';
import { confirm } from '#ui/confirm';
import { Dialog } from '#ui/dialog';
import { Facts } from '#ui/facts';
import { DateField } from '#ui/form/date-field';
import { Form } from '#ui/form/form';
import { FieldPair, TextArea, TextField } from '#ui/form/text-fields';
import { useForm } from '#ui/form/use-form';
import { SkeletonRows } from '#ui/skeletons';
import { toast } from '#ui/toast-queue';
import { ClientField } from './client-field';
import { DeleteMeetingDocument, MeetingDocument, SaveMeetingDocument, type MeetingQuery } from './calendar.gen';
import { meetingCodes, meetingText } from './meeting-text';

type Meeting = MeetingQuery['meeting'];
type Props = { id: string | 'new'; day: string; onClose: () => void };

/** A meeting: added, viewed, changed or deleted. Users without write permission only view it. */
export function MeetingDialog({ id, day, onClose }: Props) {
  const t = useText(meetingText);
  const { role } = useVisitor();
  const isNew = id === 'new';
  const { data } = useQuery({
    queryKey: ['calendar', 'meeting', id],
    queryFn: async ({ signal }) => (await ask(MeetingDocument, { id }, signal)).meeting,
    enabled: !isNew,
    refetchOnWindowFocus: false,
    gcTime: 0, // a form filled with data from before its last save would be refused
  });
  const isWriter = mayWrite(role);
  return (
    <Dialog open onClose={onClose} title={t(isNew ? 'add' : isWriter ? 'edit' : 'one')}>
      {!isNew && !data ? (
        <SkeletonRows rows={4} />
      ) : isWriter ? (
        <MeetingForm meeting={data ?? null} day={day} onClose={onClose} />
      ) : (
        data && <Shown meeting={data} />
      )}
    </Dialog>
  );
}

function Shown({ meeting }: { meeting: Meeting }) {
  const t = useText(meetingText);
  const formats = useFormats();
  return (
    <Facts
      facts={[
        [t('title'), meeting.title],
        [t('day'), formats.date(meeting.day)],
        [t('startTime'), meeting.startTime],
        [t('place'), meeting.place],
        [t('attendees'), meeting.attendees],
        [t('notes'), meeting.notes],
      ]}
    />
  );
}

type Texts = Record<keyof MeetingInput, string>; // empty where there is none
const orNone = (text: string): string | null => (text.trim() === '' ? null : text);
const meetingForm = z.pipe(
  z.transform(({ startTime, place, attendees, notes, clientId, ...rest }: Texts): z.input<typeof meetingInput> => ({
    ...rest,
    startTime: orNone(startTime),
    place: orNone(place),
    attendees: orNone(attendees),
    notes: orNone(notes),
    clientId: orNone(clientId),
  })),
  meetingInput,
);

function MeetingForm({ meeting, day, onClose }: { meeting: Meeting | null; day: string; onClose: () => void }) {
  const t = useText(meetingText);
  const client = useQueryClient();
  const [opened] = useState(meeting); // a change saved by somebody else meanwhile is a conflict
  const form = useForm(meetingForm, textsOf(opened, day), meetingCodes);
  const done = async (word: 'saved' | 'deleted') => {
    toast(t(word));
    onClose();
    await client.invalidateQueries({ queryKey: ['calendar'] });
  };
  const save = async (input: MeetingInput) => {
    await ask(SaveMeetingDocument, { id: opened?.id ?? null, version: opened?.version ?? null, input });
    await done('saved');
  };
  const remove = async ({ id, version, title }: Meeting) => {
    const isDone = await confirm({
      title: t('deleteAsk', { title }),
      confirmLabel: t('delete'),
      danger: true,
      action: () => ask(DeleteMeetingDocument, { id, version }),
      failureText: t('failed'),
    });
    if (isDone) await done('deleted');
  };
  return (
    <Form form={form} onSubmit={save} onCancel={onClose}>
      <TextField {...form.field('title')} label={t('title')} autoComplete="off" required autoFocus />
      <FieldPair>
        <DateField {...form.field('day')} label={t('day')} required />
        <TextField {...form.field('startTime')} label={t('startTime')} hint={t('startTimeHint')} autoComplete="off" />
      </FieldPair>
      <TextField {...form.field('place')} label={t('place')} autoComplete="off" />
      <TextField {...form.field('attendees')} label={t('attendees')} autoComplete="off" />
      <ClientField {...form.field('clientId')} />
      <TextArea {...form.field('notes')} label={t('notes')} rows={3} />
      {opened && (
        <div>
          <Button icon={<Trash2 size={14} />} onClick={() => void remove(opened)}>
            {t('delete')}
          </Button>
        </div>
      )}
    </Form>
  );
}

function textsOf(meeting: Meeting | null, day: string): Texts {
  return {
    day: meeting?.day ?? day,
    startTime: meeting?.startTime ?? '',
    title: meeting?.title ?? '',
    place: meeting?.place ?? '',
    attendees: meeting?.attendees ?? '',
    notes: meeting?.notes ?? '',
    clientId: meeting?.clientId ?? '',
  };
}
