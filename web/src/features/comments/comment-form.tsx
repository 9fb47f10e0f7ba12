import { COMMENT_MAX, commentAudiences, commentBody, type CommentAudience } from '@hakaru/contract/comments';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '#platform/api';
import { useText } from '#platform/text';
import { confirm } from '#ui/confirm';
import { Form } from '#ui/form/form';
import { useForm } from '#ui/form/use-form';
import { Segmented } from '#ui/tabs';
import { toast } from '#ui/toast-queue';
import { AddCommentDocument } from './comments.gen';
import { MentionArea } from './mention-area';
import { mentionedIn } from './mentioned';
import { useCommentPeople, useNameOfClient, useRefreshComments, type Place, type Talk } from './queries';
import { commentCodes, commentsText } from './text';

const form = z.object({ body: commentBody });

/** A comment is visible to the own organisation only, unless it is shared with everybody who may see the object. */
export function CommentForm({ place, known, talk }: { place: Place; known: string | null; talk: Talk }) {
  const t = useText(commentsText);
  const refresh = useRefreshComments();
  const [audience, setAudience] = useState<CommentAudience>('organisation');
  const entry = useForm(form, { body: '' }, commentCodes);
  const { data: people = [] } = useCommentPeople(place, audience, entry.values.body.includes('@'));
  const client = useNameOfClient()(talk);
  const save = async ({ body }: { body: string }) => {
    const mentions = mentionedIn(body, people);
    // A shared comment is read by the client at once, so the client is named once more.
    if (audience === 'everyone' && client !== null) {
      if (!(await confirm({ title: t('shareAsk'), client, body: t('shareBody'), confirmLabel: t('add') }))) return;
    }
    await ask(AddCommentDocument, { place, input: { body, audience, mentions, known } });
    toast(t('added'));
    entry.reset();
    await refresh();
  };
  const choice = (
    <Segmented
      label={t('audience')}
      value={audience}
      onChange={setAudience}
      items={commentAudiences.map(value => ({ value, label: t(value) }))}
    />
  );
  return (
    <Form form={entry} onSubmit={save} submitLabel={t('add')} label={t('write')} {...(talk.mayShare ? { aside: choice } : {})}>
      <MentionArea {...entry.field('body')} label={t('write')} hint={t('hint')} people={people} limit={COMMENT_MAX} />
    </Form>
  );
}
