import { availableParallelism } from 'node:os';
import { AppError } from '@hakaru/contract/errors';
import { hash, verify } from '@node-rs/argon2';

export type HashQueue = {
  hash(password: string): Promise<string>;
  /**
   * With null (no such account, or no password) or a hash that cannot be read the same work is done and the result is false, so that neither
   * timing nor an error reveals which accounts exist.
   */
  verify(stored: string | null, password: string): Promise<boolean>;
};

export type HashQueueOptions = { atOnce?: number; waiting?: number; cost?: HashCost };
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number };

const WAITING_EACH = 50; // at about 45 ms each the last one waits about two seconds
/** One core is left for signed-in users. */
const CORES = Math.max(1, availableParallelism() - 1);

/** Argon2id is expensive on purpose, so a flood of guesses must not use the whole machine: few run, some wait, others are asked to retry. */
export function createHashQueue({ atOnce = CORES, waiting = WAITING_EACH * atOnce, cost = COST }: HashQueueOptions = {}): HashQueue {
  const inTurn = createTurns(atOnce, waiting);
  let decoy: Promise<string> | undefined;
  const verifyDecoy = async (password: string): Promise<false> => {
    await verify(await (decoy ??= hash('nobody has this password', cost)), password);
    return false;
  };
  return {
    hash: password => inTurn(() => hash(password.normalize('NFC'), cost)),
    verify: (stored, password) =>
      inTurn(async () => {
        const given = password.normalize('NFC');
        return stored === null ? await verifyDecoy(given) : await verify(stored, given).catch(() => verifyDecoy(given));
      }),
  };
}

/** The first recommendation of OWASP; Argon2id is the library's default algorithm. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

function createTurns(atOnce: number, waiting: number): InTurn {
  const queue: (() => void)[] = [];
  let running = 0;
  return async work => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new AppError('unavailable', {}, 1);
      await new Promise<void>(resume => queue.push(resume)); // the one that ends passes its place on, so `running` stays the same
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
