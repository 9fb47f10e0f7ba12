// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CommitteePackInput = {
  language: string;
  meetingDay?: string | null | undefined;
  reportId: string;
  sections: Array<string>;
  subtitleEn: string;
  subtitleJp: string;
  titleEn: string;
  titleJp: string;
};

export type CommitteePackTemplateInput = {
  language: string;
  name: string;
  sections: Array<string>;
  subtitleEn: string;
  subtitleJp: string;
  titleEn: string;
  titleJp: string;
};

export type CommitteePacksQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CommitteePacksQuery = { committeePacks: { data: Array<{ id: string, asOf: string, reportVersion: number, titleEn: string, titleJp: string, meetingDay: string | null, language: string, state: string, done: number, total: number, requesterName: string, requestedAt: string, files: Array<{ format: string, language: string, fileName: string, pages: number | null }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CommitteePackPublicationsQueryVariables = Exact<{
  assetId: string;
}>;


export type CommitteePackPublicationsQuery = { committeePackPublications: Array<{ id: string, asOf: string, version: number, isLatest: boolean }> };

export type CommitteePackPreviewQueryVariables = Exact<{
  reportId: string;
  language: string;
}>;


export type CommitteePackPreviewQuery = { committeePackPreview: Array<{ section: string, title: string, miss: string | null, notes: Array<string>, blocks: Array<{ kind: string, title: string | null, text: string | null, drawing: string | null, columns: Array<{ label: string, group: string | null, isText: boolean }>, rows: Array<{ level: number, cells: Array<{ text: string }> }> }> }> };

export type CommitteePackTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type CommitteePackTemplatesQuery = { committeePackTemplates: Array<{ id: string, name: string, titleEn: string, titleJp: string, subtitleEn: string, subtitleJp: string, language: string, sections: Array<string>, version: number }> };

export type CreateCommitteePackMutationVariables = Exact<{
  input: CommitteePackInput;
}>;


export type CreateCommitteePackMutation = { createCommitteePack: { id: string, asOf: string, reportVersion: number, titleEn: string, titleJp: string, meetingDay: string | null, language: string, state: string, done: number, total: number, requesterName: string, requestedAt: string, files: Array<{ format: string, language: string, fileName: string, pages: number | null }> } };

export type AddCommitteePackTemplateMutationVariables = Exact<{
  input: CommitteePackTemplateInput;
}>;


export type AddCommitteePackTemplateMutation = { addCommitteePackTemplate: { id: string, name: string, titleEn: string, titleJp: string, subtitleEn: string, subtitleJp: string, language: string, sections: Array<string>, version: number } };

export type UpdateCommitteePackTemplateMutationVariables = Exact<{
  id: string;
  version: number;
  input: CommitteePackTemplateInput;
}>;


export type UpdateCommitteePackTemplateMutation = { updateCommitteePackTemplate: { id: string, name: string, titleEn: string, titleJp: string, subtitleEn: string, subtitleJp: string, language: string, sections: Array<string>, version: number } };

export type RemoveCommitteePackTemplateMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveCommitteePackTemplateMutation = { removeCommitteePackTemplate: boolean };

export type CommitteePackLineFragment = { id: string, asOf: string, reportVersion: number, titleEn: string, titleJp: string, meetingDay: string | null, language: string, state: string, done: number, total: number, requesterName: string, requestedAt: string, files: Array<{ format: string, language: string, fileName: string, pages: number | null }> };

export type CommitteePackTemplateFieldsFragment = { id: string, name: string, titleEn: string, titleJp: string, subtitleEn: string, subtitleJp: string, language: string, sections: Array<string>, version: number };

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
