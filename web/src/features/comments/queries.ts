import type { CommentAudience, CommentKind } from '@hakaru/contract/comments';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { useLanguage } from '#platform/text';
import {
  CommentMarksDocument,
  CommentPeopleDocument,
  CommentsDocument,
  OwnCommentsDocument,
  type CommentFieldsFragment,
  type CommentMarksQuery,
  type CommentPeopleQuery,
  type CommentsQuery,
} from './comments.gen';

export type Comment = CommentFieldsFragment;
export type CommentPerson = CommentPeopleQuery['commentPeople'][number];
export type Talk = CommentsQuery['commentTalk'];
export type Place = { kind: CommentKind; assetId: string | null; subject: string };

export function useComments(place: Place) {
  return useQuery({
    queryKey: ['comments', 'at', place],
    queryFn: ({ signal }) => ask(CommentsDocument, { place }, signal),
  });
}

export function useCommentPeople(place: Place, audience: CommentAudience, isWanted: boolean) {
  return useQuery({
    queryKey: ['comments', 'people', place, audience],
    queryFn: async ({ signal }) => (await ask(CommentPeopleDocument, { place, audience }, signal)).commentPeople,
    enabled: isWanted,
  });
}

/** The client a comment or its place is about, in the reader's language; null for the own organisation. */
export function useNameOfClient(): (of: Pick<Talk, 'clientName' | 'clientNameJp'>) => string | null {
  const language = useLanguage();
  return ({ clientName, clientNameJp }) => (language === 'jp' ? clientNameJp : clientName);
}

export type Marks = ReadonlyMap<string, number>;
export const markKey = (kind: string, subject: string): string => `${kind} ${subject}`;

type MarkRows = CommentMarksQuery['commentMarks'];
const asMarks = (rows: MarkRows): Marks => new Map(rows.map(({ kind, subject, open }) => [markKey(kind, subject), open]));

/** How many comments are open at each place of an asset; null until loaded. */
export function useMarks(assetId: string): Marks | null {
  const { data } = useQuery({
    queryKey: ['comments', 'marks', assetId],
    queryFn: async ({ signal }) => (await ask(CommentMarksDocument, { assetId }, signal)).commentMarks,
    enabled: assetId !== '',
    select: asMarks,
  });
  return data ?? null;
}

const ROWS = 20;

export function useOwnComments(page: number) {
  return useQuery({
    queryKey: ['comments', 'own', page],
    queryFn: async ({ signal }) => (await ask(OwnCommentsDocument, { first: ROWS, page }, signal)).ownComments,
    placeholderData: keepPreviousData,
  });
}

export function useRefreshComments(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['comments'] });
}
