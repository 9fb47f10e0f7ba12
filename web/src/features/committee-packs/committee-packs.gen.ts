// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CommitteePackInput = {
  language: string;
  meetingDay?: string | null | undefined;
  /** The published report. */
  reportId: string;
  sections: Array<string>;
  subtitleEn: string;
  subtitleJp: string;
  titleEn: string;
  titleJp: string;
};

export type CommitteePackTemplateInput = {
  language: string;
  /** The name. */
  name: string;
  sections: Array<string>;
  subtitleEn: string;
  subtitleJp: string;
  titleEn: string;
  titleJp: string;
};

/** The language of a person or a file: English or Japanese. */
export type Language =
  | 'en'
  | 'jp';

/** What a block of a committee pack is. */
export type PackBlockKind =
  | 'bars'
  | 'leading'
  | 'note'
  | 'said'
  | 'table';

/** The files of a committee pack. */
export type PackFormat =
  | 'pdf'
  | 'xlsx';

/** The languages a committee pack is made in. */
export type PackLanguage =
  | 'both'
  | 'en'
  | 'jp';

/** The sections of a committee pack. */
export type PackSection =
  | 'attribution'
  | 'basel'
  | 'classes'
  | 'commentaries'
  | 'comments'
  | 'currencyHedge'
  | 'mandates'
  | 'overview'
  | 'privateAssets'
  | 'restatements'
  | 'risk';

/** Why a section stays empty. */
export type PackSectionMiss =
  | 'noData'
  | 'package';

/** How far a piece of work in the background has come. */
export type RunState =
  | 'done'
  | 'failed'
  | 'running'
  | 'waiting';

export type CommitteePacksQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CommitteePacksQuery = { committeePacks: { data: Array<{ id: string, asOf: string, reportVersion: number, titleEn: string, titleJp: string, meetingDay: string | null, language: PackLanguage, state: RunState, done: number, total: number, requesterName: string, requestedAt: string, files: Array<{ format: PackFormat, language: Language, fileName: string, pages: number | null }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CommitteePackPublicationsQueryVariables = Exact<{
  assetId: string;
}>;


export type CommitteePackPublicationsQuery = { committeePackPublications: Array<{ id: string, asOf: string, version: number, isLatest: boolean }> };

export type CommitteePackPreviewQueryVariables = Exact<{
  reportId: string;
  language: string;
}>;


export type CommitteePackPreviewQuery = { committeePackPreview: Array<{ section: PackSection, title: string, miss: PackSectionMiss | null, notes: Array<string>, blocks: Array<{ kind: PackBlockKind, title: string | null, text: string | null, drawing: string | null, columns: Array<{ label: string, group: string | null, isText: boolean }>, rows: Array<{ level: number, cells: Array<{ text: string }> }> }> }> };

export type CommitteePackTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type CommitteePackTemplatesQuery = { committeePackTemplates: Array<{ id: string, name: string, titleEn: string, titleJp: string, subtitleEn: string, subtitleJp: string, language: PackLanguage, sections: Array<PackSection>, version: number }> };

export type CreateCommitteePackMutationVariables = Exact<{
  input: CommitteePackInput;
}>;


export type CreateCommitteePackMutation = { createCommitteePack: { id: string, asOf: string, reportVersion: number, titleEn: string, titleJp: string, meetingDay: string | null, language: PackLanguage, state: RunState, done: number, total: number, requesterName: string, requestedAt: string, files: Array<{ format: PackFormat, language: Language, fileName: string, pages: number | null }> } };

export type AddCommitteePackTemplateMutationVariables = Exact<{
  input: CommitteePackTemplateInput;
}>;


export type AddCommitteePackTemplateMutation = { addCommitteePackTemplate: { id: string, name: string, titleEn: string, titleJp: string, subtitleEn: string, subtitleJp: string, language: PackLanguage, sections: Array<PackSection>, version: number } };

export type UpdateCommitteePackTemplateMutationVariables = Exact<{
  id: string;
  version: number;
  input: CommitteePackTemplateInput;
}>;


export type UpdateCommitteePackTemplateMutation = { updateCommitteePackTemplate: { id: string, name: string, titleEn: string, titleJp: string, subtitleEn: string, subtitleJp: string, language: PackLanguage, sections: Array<PackSection>, version: number } };

export type RemoveCommitteePackTemplateMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveCommitteePackTemplateMutation = { removeCommitteePackTemplate: boolean };

export type CommitteePackLineFragment = { id: string, asOf: string, reportVersion: number, titleEn: string, titleJp: string, meetingDay: string | null, language: PackLanguage, state: RunState, done: number, total: number, requesterName: string, requestedAt: string, files: Array<{ format: PackFormat, language: Language, fileName: string, pages: number | null }> };

export type CommitteePackTemplateFieldsFragment = { id: string, name: string, titleEn: string, titleJp: string, subtitleEn: string, subtitleJp: string, language: PackLanguage, sections: Array<PackSection>, version: number };

export const CommitteePacksDocument = `query CommitteePacks($first: Int, $page: Int) {
  committeePacks(first: $first, page: $page) {
    data {
      ...CommitteePackLine
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment CommitteePackLine on CommitteePack {
  id
  asOf
  reportVersion
  titleEn
  titleJp
  meetingDay
  language
  state
  done
  total
  requesterName
  requestedAt
  files {
    format
    language
    fileName
    pages
  }
}` as TypedDocument<CommitteePacksQuery, CommitteePacksQueryVariables>;

export const CommitteePackPublicationsDocument = `query CommitteePackPublications($assetId: ID!) {
  committeePackPublications(assetId: $assetId) {
    id
    asOf
    version
    isLatest
  }
}` as TypedDocument<CommitteePackPublicationsQuery, CommitteePackPublicationsQueryVariables>;

export const CommitteePackPreviewDocument = `query CommitteePackPreview($reportId: ID!, $language: String!) {
  committeePackPreview(reportId: $reportId, language: $language) {
    section
    title
    miss
    notes
    blocks {
      kind
      title
      text
      drawing
      columns {
        label
        group
        isText
      }
      rows {
        level
        cells {
          text
        }
      }
    }
  }
}` as TypedDocument<CommitteePackPreviewQuery, CommitteePackPreviewQueryVariables>;

export const CommitteePackTemplatesDocument = `query CommitteePackTemplates {
  committeePackTemplates {
    ...CommitteePackTemplateFields
  }
}

fragment CommitteePackTemplateFields on CommitteePackTemplate {
  id
  name
  titleEn
  titleJp
  subtitleEn
  subtitleJp
  language
  sections
  version
}` as TypedDocument<CommitteePackTemplatesQuery, CommitteePackTemplatesQueryVariables>;

export const CreateCommitteePackDocument = `mutation CreateCommitteePack($input: CommitteePackInput!) {
  createCommitteePack(input: $input) {
    ...CommitteePackLine
  }
}

fragment CommitteePackLine on CommitteePack {
  id
  asOf
  reportVersion
  titleEn
  titleJp
  meetingDay
  language
  state
  done
  total
  requesterName
  requestedAt
  files {
    format
    language
    fileName
    pages
  }
}` as TypedDocument<CreateCommitteePackMutation, CreateCommitteePackMutationVariables>;

export const AddCommitteePackTemplateDocument = `mutation AddCommitteePackTemplate($input: CommitteePackTemplateInput!) {
  addCommitteePackTemplate(input: $input) {
    ...CommitteePackTemplateFields
  }
}

fragment CommitteePackTemplateFields on CommitteePackTemplate {
  id
  name
  titleEn
  titleJp
  subtitleEn
  subtitleJp
  language
  sections
  version
}` as TypedDocument<AddCommitteePackTemplateMutation, AddCommitteePackTemplateMutationVariables>;

export const UpdateCommitteePackTemplateDocument = `mutation UpdateCommitteePackTemplate($id: ID!, $version: Int!, $input: CommitteePackTemplateInput!) {
  updateCommitteePackTemplate(id: $id, version: $version, input: $input) {
    ...CommitteePackTemplateFields
  }
}

fragment CommitteePackTemplateFields on CommitteePackTemplate {
  id
  name
  titleEn
  titleJp
  subtitleEn
  subtitleJp
  language
  sections
  version
}` as TypedDocument<UpdateCommitteePackTemplateMutation, UpdateCommitteePackTemplateMutationVariables>;

export const RemoveCommitteePackTemplateDocument = `mutation RemoveCommitteePackTemplate($id: ID!, $version: Int!) {
  removeCommitteePackTemplate(id: $id, version: $version)
}` as TypedDocument<RemoveCommitteePackTemplateMutation, RemoveCommitteePackTemplateMutationVariables>;
