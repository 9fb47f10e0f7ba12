/** A reply with its `etag`; with the tag in the next request the server need not send it again. */
type Known = { tag: string; reply: unknown; chars: number };

const CHARS_MAX = 4_000_000;

/**
 * Replies cached for this tab only, because they belong to one user. The token is part of the key, so that no user gets a reply that was
 * sent to another.
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

  /** Evicts the oldest replies; one that is larger than the whole cache is not stored. */
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
