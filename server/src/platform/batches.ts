type Waiting<T> = { resolve(value: T | null): void; reject(error: unknown): void };
type Batch<T> = Map<string, { key: Buffer; waiting: Waiting<T>[] }>;

// While one batch is at the database, the next is gathered; more at once would only make them smaller.
const AT_ONCE = 1;
// A batch waits no longer than this for earlier ones, so that one that hangs does not block those behind it.
const LONGEST_GATHERING_MS = 250;

/**
 * Gathers single queries into batches: those made in one turn of the event loop, or while earlier batches are running, are sent as one. A
 * query never joins a batch already sent, so its answer is always read after it was asked. Answers are keyed by the latin1 text of the key;
 * a missing answer is null.
 */
export function inBatches<T>(ask: (keys: Buffer[]) => Promise<ReadonlyMap<string, T | null>>): (key: Buffer) => Promise<T | null> {
  let gathering: Batch<T> = new Map();
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  const leave = async (): Promise<void> => {
    clearTimeout(timer);
    if (gathering.size === 0) return;
    const batch = gathering;
    gathering = new Map();
    underWay++;
    await settle(batch, ask);
    underWay--;
    if (underWay < AT_ONCE) void leave();
  };

  return key =>
    new Promise((resolve, reject) => {
      if (gathering.size === 0) {
        if (underWay < AT_ONCE) setImmediate(leave);
        else timer = setTimeout(leave, LONGEST_GATHERING_MS);
      }
      const name = key.toString('latin1');
      const same = gathering.get(name);
      if (same) same.waiting.push({ resolve, reject });
      else gathering.set(name, { key, waiting: [{ resolve, reject }] });
    });
}

async function settle<T>(batch: Batch<T>, ask: (keys: Buffer[]) => Promise<ReadonlyMap<string, T | null>>): Promise<void> {
  try {
    const answers = await ask([...batch.values()].map(({ key }) => key));
    for (const [name, { waiting }] of batch) for (const { resolve } of waiting) resolve(answers.get(name) ?? null);
  } catch (error) {
    for (const { waiting } of batch.values()) for (const { reject } of waiting) reject(error);
  }
}
