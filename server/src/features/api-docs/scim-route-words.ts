import type { RouteWords } from './route-words';

const id = { name: 'id', in: 'path', en: 'The id of the user.', jp: 'ユーザーのIDです。' } as const;

/** SCIM 2.0: the bodies are those of RFC 7643 and 7644. */
export const scimRouteWords: Readonly<Record<string, RouteWords>> = {
  'GET /scim/v2/ServiceProviderConfig': {
    does: { en: 'SCIM 2.0: what is supported.', jp: 'SCIM 2.0で対応している機能を返します。' },
    answers: 'scim',
  },
  'GET /scim/v2/ResourceTypes': {
    does: { en: 'SCIM 2.0: the resource types.', jp: 'SCIM 2.0のリソース種別を返します。' },
    answers: 'scim',
  },
  'GET /scim/v2/Schemas': {
    does: { en: 'SCIM 2.0: the attributes of a user.', jp: 'SCIM 2.0のユーザー属性を返します。' },
    answers: 'scim',
  },
  'GET /scim/v2/Users': {
    does: { en: 'SCIM 2.0: users of the organisation.', jp: '組織のユーザーを返します（SCIM 2.0）。' },
    parameters: [
      {
        name: 'filter',
        in: 'query',
        en: 'userName eq "..." or externalId eq "...".',
        jp: 'userName eq "..." または externalId eq "..." で指定します。',
      },
      { name: 'startIndex', in: 'query', en: 'The first user, from 1.', jp: '1から数えた開始位置です。' },
      { name: 'count', in: 'query', en: 'How many, at most 100.', jp: '件数です（最大100件）。' },
    ],
    answers: 'scim',
  },
  'POST /scim/v2/Users': {
    does: {
      en: 'SCIM 2.0: adds a user as user or readonly. Answers 201.',
      jp: 'ユーザーをuserまたはreadonlyとして追加し、201を返します（SCIM 2.0）。',
    },
    answers: 'scim',
  },
  'GET /scim/v2/Users/:id': {
    does: { en: 'SCIM 2.0: a user.', jp: 'ユーザーを返します（SCIM 2.0）。' },
    parameters: [id],
    answers: 'scim',
  },
  'PUT /scim/v2/Users/:id': {
    does: { en: 'SCIM 2.0: changes a user. If-Match is honoured.', jp: 'ユーザーを変更します。If-Matchに対応しています（SCIM 2.0）。' },
    parameters: [id],
    answers: 'scim',
  },
  'PATCH /scim/v2/Users/:id': {
    does: {
      en: 'SCIM 2.0: changes parts of a user, or disables them.',
      jp: 'ユーザーの一部の項目を変更するか、無効にします（SCIM 2.0）。',
    },
    parameters: [id],
    answers: 'scim',
  },
  'DELETE /scim/v2/Users/:id': {
    does: {
      en: 'SCIM 2.0: disables a user; nothing is deleted. Answers 204.',
      jp: 'ユーザーを無効にし、204を返します。削除はしません（SCIM 2.0）。',
    },
    parameters: [id],
    answers: 'scim',
  },
};
