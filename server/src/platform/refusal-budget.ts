import { AppError } from '@hakaru/contract/errors';

const WINDOW_MS = 60_000;
const SENDERS_MAX = 10_000;
/** How long an answer is delayed for a sender who continues although asked to wait, and for how many at once. */
const HELD_MS = 1_000;
const HELD_MAX = 500;

type Window = { count: number; endsAt: number };

/**
 * Limits how often one sender may be refused in a minute; beyond that, requests get 429 without being examined. A refusal is cheap, and a
 * quick one invites the next. The counts are kept by this process alone, unlike other limits: a statement for every refusal would cost more
 * than the refusal, and the purpose is to keep this thread free.
 */
export class RefusalBudget {
  private readonly windows = new Map<string, Window>();
  private held = 0;

  constructor(private readonly perMinute: number) {}

  /** Counts a refusal of this sender. */
  count(sender: string): void {
    this.windowOf(sender).count++;
  }

  /** Refuses a sender with too many refusals this minute, after a delay if they continue. */
  async require(sender: string): Promise<void> {
    const window = this.windows.get(sender);
    const remainingMs = (window?.endsAt ?? 0) - performance.now();
    if (!window || remainingMs <= 0 || window.count < this.perMinute) return;
    window.count++;
    if (window.count > 2 * this.perMinute) await this.holdBack();
    throw new AppError('tooMany', {}, Math.max(1, Math.ceil(remainingMs / 1000)));
  }

  /** A client waiting for an answer sends nothing more on that connection, while a quick refusal would invite the next request. */
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
    this.windows.delete(sender); // newest last, so that the oldest is dropped first
    this.windows.set(sender, fresh);
    dropOldest(this.windows, SENDERS_MAX);
    return fresh;
  }
}

export function dropOldest(map: Map<string, unknown>, most: number): void {
  if (map.size > most) map.delete(map.keys().next().value ?? '');
}
