import { AppError } from '@hakaru/contract/errors';

const WINDOW_MS = 60_000;
const SENDERS_MAX = 10_000;
/** How long an answer is held back for a sender who goes on although asked to wait, and of how many at once. */
const HELD_MS = 1_000;
const HELD_MAX = 500;

type Window = { count: number; endsAt: number };

/**
 * How often one sender may be refused in a minute before the next of theirs is answered 429 without being looked at. A refusal costs little
 * and, being quick, invites the next one. The counts are of this process alone, unlike other limits: a statement for every refusal would
 * cost more than the refusal, and it is this thread that is to be kept free.
 */
export class RefusalBudget {
  private readonly windows = new Map<string, Window>();
  private held = 0;

  constructor(private readonly perMinute: number) {}

  /** One more of this sender's was refused. */
  count(sender: string): void {
    this.windowOf(sender).count++;
  }

  /** Refuses a sender who had too many refused this minute; later the longer they go on. */
  async require(sender: string): Promise<void> {
    const window = this.windows.get(sender);
    const remainingMs = (window?.endsAt ?? 0) - performance.now();
    if (!window || remainingMs <= 0 || window.count < this.perMinute) return;
    window.count++;
    if (window.count > 2 * this.perMinute) await this.holdBack();
    throw new AppError('tooMany', {}, Math.max(1, Math.ceil(remainingMs / 1000)));
  }

  /** Whoever waits for an answer sends nothing more over that connection, which a quick refusal would only invite. */
  private async holdBack(): Promise<void> {
    if (this.held >= HELD_MAX) return;
    this.held++;
    await new Promise(resume => setTimeout(resume, HELD_MS));
    this.held--;
  }

  private windowOf(sender: string): Window {
    const now = performance.now();
    const open = this.windows.get(sender);
    if (open && open.endsAt > now) return open;
    const fresh = { count: 0, endsAt: now + WINDOW_MS };
    this.windows.delete(sender); // newest last, so that the oldest goes first
    this.windows.set(sender, fresh);
    dropOldest(this.windows, SENDERS_MAX);
    return fresh;
  }
}

export function dropOldest(map: Map<string, unknown>, most: number): void {
  if (map.size > most) map.delete(map.keys().next().value ?? '');
}
