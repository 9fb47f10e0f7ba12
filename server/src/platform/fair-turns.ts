import { AppError } from '@hakaru/contract/errors';

/** The organisation and person that work is done for. */
export type Who = { organisation: string; person: string };

export type TurnLimits = {
  /** The maximum number running at once: in total, of one organisation, and of one person. */
  total: number;
  perOrganisation: number;
  perPerson: number;
  /** The maximum number of an organisation that may wait; further ones are refused. */
  waitingPerOrganisation: number;
};

type Waiting = { who: Who; start(): void };

/**
 * Fair turns at a scarce resource. Organisations alternate, and within one its people, so that many requests of one sender delay only that
 * sender; the caps leave room for others while one organisation uses all it may.
 */
export class FairTurns {
  private readonly running = { all: 0, organisations: new Map<string, number>(), people: new Map<string, number>() };
  /** Waiting tasks by organisation and person, with those served last at the end. */
  private readonly waiting = new Map<string, Map<string, Waiting[]>>();

  constructor(private readonly limits: TurnLimits) {}

  /** Resolves when it is this task's turn, to a function that ends the turn. Refused after waiting `waitMs`. */
  async take(who: Who, waitMs: number): Promise<() => void> {
    if (this.isFree(who)) return this.begin(who);
    if (this.waitingOf(who.organisation) >= this.limits.waitingPerOrganisation) throw new AppError('tooMany', {}, RETRY_SECONDS);
    return await new Promise((resolve, reject) => {
      const entry: Waiting = {
        who,
        start: () => {
          clearTimeout(timer);
          resolve(this.begin(who));
        },
      };
      const timer = setTimeout(
        () => {
          this.leave(entry);
          reject(new AppError('unavailable', {}, RETRY_SECONDS));
        },
        Math.max(0, waitMs),
      );
      this.join(entry);
    });
  }

  async inTurn<T>(who: Who, waitMs: number, work: () => Promise<T>): Promise<T> {
    const end = await this.take(who, waitMs);
    try {
      return await work();
    } finally {
      end();
    }
  }

  private isFree({ organisation, person }: Who): boolean {
    const { all, organisations, people } = this.running;
    const { total, perOrganisation, perPerson } = this.limits;
    return all < total && (organisations.get(organisation) ?? 0) < perOrganisation && (people.get(person) ?? 0) < perPerson;
  }

  private begin(who: Who): () => void {
    this.count(who, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.count(who, -1);
      this.next();
    };
  }

  private count({ organisation, person }: Who, by: 1 | -1): void {
    const { organisations, people } = this.running;
    this.running.all += by;
    for (const [map, key] of [[organisations, organisation] as const, [people, person] as const]) {
      const now = (map.get(key) ?? 0) + by;
      if (now > 0) map.set(key, now);
      else map.delete(key);
    }
  }

  private next(): void {
    for (const [organisation, people] of this.waiting)
      for (const [person, queue] of people) {
        if (!this.isFree({ organisation, person })) continue;
        const entry = queue[0];
        if (!entry) continue;
        this.leave(entry);
        this.moveLast(organisation, person);
        entry.start();
        return this.next(); // there may be room for another
      }
  }

  private join(entry: Waiting): void {
    const { organisation, person } = entry.who;
    const people = this.waiting.get(organisation) ?? new Map<string, Waiting[]>();
    this.waiting.set(organisation, people.set(person, [...(people.get(person) ?? []), entry]));
  }

  private leave(entry: Waiting): void {
    const { organisation, person } = entry.who;
    const people = this.waiting.get(organisation);
    const rest = people?.get(person)?.filter(one => one !== entry) ?? [];
    if (rest.length > 0) people?.set(person, rest);
    else people?.delete(person);
    if (people?.size === 0) this.waiting.delete(organisation);
  }

  private moveLast(organisation: string, person: string): void {
    const people = this.waiting.get(organisation);
    if (!people) return;
    this.waiting.delete(organisation);
    this.waiting.set(organisation, people);
    const queue = people.get(person);
    if (!queue) return;
    people.delete(person);
    people.set(person, queue);
  }

  private waitingOf(organisation: string): number {
    let count = 0;
    for (const queue of this.waiting.get(organisation)?.values() ?? []) count += queue.length;
    return count;
  }
}

const RETRY_SECONDS = 2;
