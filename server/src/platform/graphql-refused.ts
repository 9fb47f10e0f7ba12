import { hash } from 'node:crypto';
import type { GraphQLError } from 'graphql';
import { dropOldest } from './refusal-budget';

const REMEMBERED_MAX = 1_000;

/** Remembers recently refused documents, so that they are refused again without being parsed. */
export class RefusedDocuments {
  private readonly remembered = new Map<string, readonly GraphQLError[]>();

  errorsOf(query: string): readonly GraphQLError[] | undefined {
    return this.remembered.get(keyOf(query));
  }

  remember(query: string, errors: readonly GraphQLError[]): void {
    this.remembered.set(keyOf(query), errors);
    dropOldest(this.remembered, REMEMBERED_MAX);
  }
}

/** Keyed by hash, because a thousand texts of 100 KB would take too much memory. */
const keyOf = (query: string): string => hash('sha256', query, 'base64');
