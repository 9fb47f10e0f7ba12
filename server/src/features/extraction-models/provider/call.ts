import { PROVIDER_LIMITS } from '@hakaru/contract/extraction';
import * as z from 'zod/mini';
import type { Provider } from './request';

/** How a call ended. */
export type Outcome = 'answered' | 'wrongAnswer' | 'tooLarge' | 'redirected' | 'refused' | 'failed' | 'timeout' | 'unreachable' | 'stopped';

/** By the number of the question; null where the document does not say. */
export type Answers = ReadonlyMap<number, string | null>;
export type Reply = { outcome: 'answered'; answers: Answers; bytes: number } | { outcome: Exclude<Outcome, 'answered'>; bytes: number };

export type Call = { body: string; count: number; deadline: AbortSignal; stop: AbortSignal | undefined };

/** One call and its answer, read no further than its limit. It goes to the provider's address and is led nowhere else. */
export async function callProvider({ url, key }: Provider, { body, count, deadline, stop }: Call): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body,
      redirect: 'manual',
      signal: stop ? AbortSignal.any([deadline, stop]) : deadline,
    });
    const refused = refusalOf(response.status);
    if (refused) {
      await response.body?.cancel();
      return { outcome: refused, bytes: 0 };
    }
    const { text, bytes } = await readLimited(response);
    if (text === null) return { outcome: 'tooLarge', bytes };
    const answers = key && text.includes(key) ? null : answersIn(text, count); // an answer that repeats the key is shown to nobody
    return answers ? { outcome: 'answered', answers, bytes } : { outcome: 'wrongAnswer', bytes };
  } catch {
    // What the library says may name the address and its headers: the outcome is enough.
    return { outcome: stop?.aborted ? 'stopped' : deadline.aborted ? 'timeout' : 'unreachable', bytes: 0 };
  }
}

function refusalOf(status: number): 'redirected' | 'failed' | 'refused' | null {
  if (status >= 300 && status < 400) return 'redirected';
  if (status >= 500 || status === 429) return 'failed';
  return status === 200 ? null : 'refused';
}

async function readLimited({ body }: Response): Promise<{ text: string | null; bytes: number }> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > PROVIDER_LIMITS.answerBytes) return { text: null, bytes }; // leaving the loop ends the connection
    parts.push(part);
  }
  return { text: Buffer.concat(parts).toString('utf8'), bytes };
}

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)) });
const said = z.nullable(
  z.string().check(
    z.maxLength(PROVIDER_LIMITS.valueLength),
    z.refine(value => !value.includes('\0')),
  ),
);
const answered = z.record(z.string(), z.unknown());

/** Every question answered by a text or by null; anything else an answer says is not looked at. */
function answersIn(text: string, count: number): Answers | null {
  const content = completion.safeParse(asJson(text)).data?.choices[0]?.message.content;
  const given = answered.safeParse(asJson(content ?? '')).data;
  if (!given) return null;
  const answers = new Map<number, string | null>();
  for (let number = 1; number <= count; number += 1) {
    const one = said.safeParse(given[String(number)]);
    if (!one.success) return null;
    answers.set(number, one.data?.trim() || null);
  }
  return answers;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
