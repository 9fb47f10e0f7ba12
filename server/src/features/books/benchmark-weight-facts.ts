import { type Book, type BookEntity, inForce } from './book';
import { partFact, policyFact } from './term-facts';

/**
 * Where the weights of a built benchmark's parts on a day come from: its own parts as they were recorded or, for one worked out of the policy,
 * the policy's weights. Weights by market value are figures and no terms.
 */
export function weightFacts(book: Book, benchmark: BookEntity, day: string): string[] {
  if (benchmark.type === 'mvWeightedAverage') return [];
  if (benchmark.type === 'policyWeightedAverage' && book.policies.length > 0) {
    const policy = inForce(book.policies, day);
    if (!policy) return [];
    const { fromDay } = policy;
    return [...policy.weights.keys()].map(classId => policyFact('policyWeight', { assetId: book.assetId, fromDay, classId }));
  }
  const version = inForce(benchmark.parts, day);
  return (version?.weights ?? []).map(({ componentId }) => partFact(benchmark.id, version?.fromDay ?? '', componentId));
}
