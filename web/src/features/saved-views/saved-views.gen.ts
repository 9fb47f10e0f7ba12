// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The unit amounts are shown in on screens; the interface always answers whole amounts. */
export type AmountUnit =
  | 'hundredMillion'
  | 'million'
  | 'one'
  | 'thousand';

export type SavedViewFilterInput = {
  /** The name. */
  name: string;
  /** The value, as decimal text. */
  value: string;
};

export type SavedViewInput = {
  /** The columns. */
  columns: Array<string>;
  density?: string | null | undefined;
  filters: Array<SavedViewFilterInput>;
  /** The name. */
  name: string;
  screen: string;
  sort?: SavedViewSortInput | null | undefined;
  /** The units. */
  unit?: string | null | undefined;
};

export type SavedViewSortInput = {
  column: string;
  descending: boolean;
};

/** How close the rows of tables stand. */
export type TableDensity =
  | 'comfortable'
  | 'compact'
  | 'default';

export type SavedViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedViewsQuery = { savedViews: { data: Array<{ id: string, screen: string, name: string, isDefault: boolean, version: number, isTeam: boolean, sharedBy: string | null, mayChange: boolean, columns: Array<string>, unit: AmountUnit | null, density: TableDensity | null, sort: { column: string, descending: boolean } | null, filters: Array<{ name: string, value: string }> }> } };

export type CreateSavedViewMutationVariables = Exact<{
  input: SavedViewInput;
  isTeam?: boolean | null | undefined;
}>;


export type CreateSavedViewMutation = { createSavedView: { id: string, screen: string, name: string, isDefault: boolean, version: number, isTeam: boolean, sharedBy: string | null, mayChange: boolean, columns: Array<string>, unit: AmountUnit | null, density: TableDensity | null, sort: { column: string, descending: boolean } | null, filters: Array<{ name: string, value: string }> } };

export type UpdateSavedViewMutationVariables = Exact<{
  id: string;
  version: number;
  input: SavedViewInput;
}>;


export type UpdateSavedViewMutation = { updateSavedView: { id: string, screen: string, name: string, isDefault: boolean, version: number, isTeam: boolean, sharedBy: string | null, mayChange: boolean, columns: Array<string>, unit: AmountUnit | null, density: TableDensity | null, sort: { column: string, descending: boolean } | null, filters: Array<{ name: string, value: string }> } };

export type ShareSavedViewMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ShareSavedViewMutation = { shareSavedView: { id: string, screen: string, name: string, isDefault: boolean, version: number, isTeam: boolean, sharedBy: string | null, mayChange: boolean, columns: Array<string>, unit: AmountUnit | null, density: TableDensity | null, sort: { column: string, descending: boolean } | null, filters: Array<{ name: string, value: string }> } };

export type DeleteSavedViewMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type DeleteSavedViewMutation = { deleteSavedView: boolean };

export type SetDefaultSavedViewMutationVariables = Exact<{
  screen: string;
  id?: string | null | undefined;
}>;


export type SetDefaultSavedViewMutation = { setDefaultSavedView: Array<{ id: string, screen: string, name: string, isDefault: boolean, version: number, isTeam: boolean, sharedBy: string | null, mayChange: boolean, columns: Array<string>, unit: AmountUnit | null, density: TableDensity | null, sort: { column: string, descending: boolean } | null, filters: Array<{ name: string, value: string }> }> };

export type SavedViewFieldsFragment = { id: string, screen: string, name: string, isDefault: boolean, version: number, isTeam: boolean, sharedBy: string | null, mayChange: boolean, columns: Array<string>, unit: AmountUnit | null, density: TableDensity | null, sort: { column: string, descending: boolean } | null, filters: Array<{ name: string, value: string }> };

export const SavedViewsDocument = `query SavedViews {
  savedViews {
    data {
      ...SavedViewFields
    }
  }
}

fragment SavedViewFields on SavedView {
  id
  screen
  name
  isDefault
  version
  isTeam
  sharedBy
  mayChange
  columns
  sort {
    column
    descending
  }
  filters {
    name
    value
  }
  unit
  density
}` as TypedDocument<SavedViewsQuery, SavedViewsQueryVariables>;

export const CreateSavedViewDocument = `mutation CreateSavedView($input: SavedViewInput!, $isTeam: Boolean) {
  createSavedView(input: $input, isTeam: $isTeam) {
    ...SavedViewFields
  }
}

fragment SavedViewFields on SavedView {
  id
  screen
  name
  isDefault
  version
  isTeam
  sharedBy
  mayChange
  columns
  sort {
    column
    descending
  }
  filters {
    name
    value
  }
  unit
  density
}` as TypedDocument<CreateSavedViewMutation, CreateSavedViewMutationVariables>;

export const UpdateSavedViewDocument = `mutation UpdateSavedView($id: ID!, $version: Int!, $input: SavedViewInput!) {
  updateSavedView(id: $id, version: $version, input: $input) {
    ...SavedViewFields
  }
}

fragment SavedViewFields on SavedView {
  id
  screen
  name
  isDefault
  version
  isTeam
  sharedBy
  mayChange
  columns
  sort {
    column
    descending
  }
  filters {
    name
    value
  }
  unit
  density
}` as TypedDocument<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>;

export const ShareSavedViewDocument = `mutation ShareSavedView($id: ID!, $version: Int!) {
  shareSavedView(id: $id, version: $version) {
    ...SavedViewFields
  }
}

fragment SavedViewFields on SavedView {
  id
  screen
  name
  isDefault
  version
  isTeam
  sharedBy
  mayChange
  columns
  sort {
    column
    descending
  }
  filters {
    name
    value
  }
  unit
  density
}` as TypedDocument<ShareSavedViewMutation, ShareSavedViewMutationVariables>;

export const DeleteSavedViewDocument = `mutation DeleteSavedView($id: ID!, $version: Int) {
  deleteSavedView(id: $id, version: $version)
}` as TypedDocument<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>;

export const SetDefaultSavedViewDocument = `mutation SetDefaultSavedView($screen: String!, $id: ID) {
  setDefaultSavedView(screen: $screen, id: $id) {
    ...SavedViewFields
  }
}

fragment SavedViewFields on SavedView {
  id
  screen
  name
  isDefault
  version
  isTeam
  sharedBy
  mayChange
  columns
  sort {
    column
    descending
  }
  filters {
    name
    value
  }
  unit
  density
}` as TypedDocument<SetDefaultSavedViewMutation, SetDefaultSavedViewMutationVariables>;
