import { GraphQLError, type ASTVisitor } from 'graphql';

/** Validation visits every node a fixed number of times; a document that needs more than this is an attack. */
export const READING_LIMITS = { nodes: 20_000, cpuMs: 500 } as const;

const NODES_BETWEEN_CLOCKS = 64;

/**
 * The cost of reading one document, from parsing to the end of validation. Nodes are counted first, because a count is the same on every
 * machine; processor time is the final limit, for work inside a rule that is not counted.
 */
export class ReadingBudget {
  nodes = 0;
  private readonly started = process.cpuUsage();

  /** Counts one visited node. Throws when the budget is used up. */
  spend(): void {
    this.nodes++;
    if (this.nodes > READING_LIMITS.nodes) throw tooDear();
    if (this.nodes % NODES_BETWEEN_CLOCKS === 0) this.checkClock();
  }

  checkClock(): void {
    const { user, system } = process.cpuUsage(this.started);
    if (user + system > READING_LIMITS.cpuMs * 1000) throw tooDear();
  }

  /** A graphql-js rule that reports nothing and counts the nodes the others visit. */
  readonly rule = (): ASTVisitor => ({ enter: () => void this.spend() });
}

/** Depends on the machine's load as well as on the document, so such refusals are not remembered. */
export class TooDearError extends GraphQLError {}

const tooDear = (): GraphQLError => new TooDearError('The query costs too much to read.');
