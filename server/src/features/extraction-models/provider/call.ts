import { PROVIDER_LIMITS } from '@hakaru/contract/extraction';
import * as z from 'zod/mini';
import type { Provider } from './request';

export type Outcome = 'answered' | 'wrongAnswer' | 'tooLarge' | 'redirected' | 'refused' | 'failed' | 'timeout' | 'unreachable' | 'stopped';

/** By question number; null where the document does not say. */
export type Answers = ReadonlyMap<number, string | null>;
export type Reply = { outcome: 'answered'; answers: Answers; bytes: number } | { outcome: Exclude<Outcome, 'answered'>; bytes: number };

export type Call = { body: string; count: number; deadline: AbortSignal; stop: AbortSignal | undefined };

/** One call and its response, read up to the size limit. Redirects are not followed. */
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
    const answers = key && text.includes(key) ? null : answersIn(text, count); // an answer that contains the key is discarded
    return answers ? { outcome: 'answered', answers, bytes } : { outcome: 'wrongAnswer', bytes };
  } catch {
    // The library's error may contain the address and headers, so only the outcome is passed on.
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
    if (bytes > PROVIDER_LIMITS.answerBytes) return { text: null, bytes }; // leaving the loop closes the connection
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

/** Requires a string or null for every question; any other content of the answer is ignored. */
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
