import { hash } from 'node:crypto';
import type { GraphQLError } from 'graphql';
import { dropOldest } from './refusal-budget';

const REMEMBERED_MAX = 1_000;

/** What was refused lately: a document that was read and refused once is refused again without being read. */
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

/** The hash and not the text: a thousand texts of 100 KB would be kept. */
const keyOf = (query: string): string => hash('sha256', query, 'base64');
