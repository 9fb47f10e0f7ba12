import { type Book, type BookEntity, inForce } from './book';
import { partFact, policyFact } from './term-facts';

/**
 * The facts behind a built benchmark's weights on a day: its recorded parts or, for one derived from the policy, the policy's weights.
 * Weights by market value are figures and have no such facts.
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
