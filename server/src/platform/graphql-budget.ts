import { GraphQLError, type ASTVisitor } from 'graphql';

/** Every node of a document is looked at a fixed number of times; what needs more than this is no question but an attack. */
export const READING_LIMITS = { nodes: 20_000, cpuMs: 500 } as const;

const NODES_BETWEEN_CLOCKS = 64;

/**
 * What reading one document may cost from its parsing to the end of its validation. Nodes are counted first, because a count is the same
 * on every machine; processor time is the last wall, for work inside a rule that no count sees.
 */
export class ReadingBudget {
  nodes = 0;
  private readonly started = process.cpuUsage();

  /** One more node was visited. Throws when the budget is used up. */
  spend(): void {
    this.nodes++;
    if (this.nodes > READING_LIMITS.nodes) throw tooDear();
    if (this.nodes % NODES_BETWEEN_CLOCKS === 0) this.checkClock();
  }

  checkClock(): void {
    const { user, system } = process.cpuUsage(this.started);
    if (user + system > READING_LIMITS.cpuMs * 1000) throw tooDear();
  }

  /** A rule for graphql-js that finds nothing wrong and counts what the others are shown. */
  readonly rule = (): ASTVisitor => ({ enter: () => void this.spend() });
}

/** Says as much of the machine's hour as of the document, so it is not remembered against the document. */
export class TooDearError extends GraphQLError {}

const tooDear = (): GraphQLError => new TooDearError('The query costs too much to read.');
