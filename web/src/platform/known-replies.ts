/** What the server said under a name (`etag`); sent back with the same question, it need not be said again. */
type Known = { tag: string; reply: unknown; chars: number };

const CHARS_MAX = 4_000_000;

/**
 * Replies of this tab, never kept longer than it: they are one person's. The question holds the token, so that nobody is answered with what
 * another was shown.
 */
export class KnownReplies {
  private readonly known = new Map<string, Known>();
  private chars = 0;

  tagOf(question: string): string | null {
    return this.known.get(question)?.tag ?? null;
  }

  replyOf(question: string): unknown {
    return this.known.get(question)?.reply;
  }

  /** The newest stay; what is longer than all of them together is not kept. */
  keep(question: string, tag: string, { reply, chars }: { reply: unknown; chars: number }): void {
    this.drop(question);
    if (chars > CHARS_MAX) return;
    this.known.set(question, { tag, reply, chars });
    this.chars += chars;
    for (const oldest of this.known.keys()) {
      if (this.chars <= CHARS_MAX) break;
      this.drop(oldest);
    }
  }

  clear(): void {
    this.known.clear();
    this.chars = 0;
  }

  private drop(question: string): void {
    this.chars -= this.known.get(question)?.chars ?? 0;
    this.known.delete(question);
  }
}
