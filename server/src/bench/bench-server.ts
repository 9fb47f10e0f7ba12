import { besideAim } from '@hakaru/tools/bench/aims';
import type { Loop } from '@hakaru/tools/bench/loop';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openApp, type OpenedApp } from '#platform/app';
import { createLog } from '#platform/log';
import { readSettings } from '#platform/settings';
import { buildHttp } from '#routes';

const ROUNDS = 120;
const WARM_UP = 20;

export type BenchServer = { app: OpenedApp; http: FastifyInstance; close: () => Promise<void> };

/** A server with an empty database of its own, without the demo. */
export async function openBenchServer(env: NodeJS.ProcessEnv = {}): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-bench-'));
  const app = await openApp(
    readSettings({ DATA_DIR: dataDir, DEMO: '0', ...env }),
    createLog({ appEnv: 'production' }, () => undefined),
  );
  const http = buildHttp(app);
  await http.ready();
  const close = async (): Promise<void> => {
    await http.close();
    await app.closeApp();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, http, close };
}

type Question = { token: string; query: string; variables?: Record<string, unknown> };
export type Measured<Data> = { p50: number; p95: number; loop: number; quiet: number; data: Data };

/** The time of whole requests after a warm-up, and the last response. */
export async function measureRequests<Data>(http: FastifyInstance, { token, query, variables = {} }: Question): Promise<Measured<Data>> {
  const times: number[] = [];
  const loops: number[] = [];
  let answer: { data: Data; errors?: unknown } | undefined;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    loops.push(loopMs());
    const from = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const reply = await http.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
    answer = reply.json<{ data: Data; errors?: unknown }>();
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    if (round >= WARM_UP) times.push(performance.now() - from);
  }
  if (!answer) throw new Error('nothing was asked');
  return { p50: atPart(times, 0.5), p95: atPart(times, 0.95), loop: atPart(loops, 0.5), quiet: quietMs(), data: answer.data };
}

/** The figures with their limit, scaled by how much longer a fixed loop takes on a busy machine. */
export function besideLimit({ p50, p95, loop, quiet }: Measured<unknown>, mostMs: number): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${besideAim(p95, { most: mostMs, unit: ' ms', loop: { nowMs: loop, quietMs: quiet } })})`;
}

/** The time of a fixed loop now, and on this machine when it is idle. */
export function loopTimes(): Loop {
  return {
    nowMs: atPart(
      Array.from({ length: 20 }, () => loopMs()),
      0.5,
    ),
    quietMs: quietMs(),
  };
}

let quietest: number | undefined;

/** The shortest of many loops is the time of an idle machine, even if it is busy now. */
function quietMs(): number {
  quietest ??= Math.min(...Array.from({ length: 80 }, () => loopMs()));
  return quietest;
}

function loopMs(): number {
  const from = performance.now();
  let sum = 0;
  for (let at = 0; at < 5_000_000; at++) sum = (sum + at * 31) % 1_000_003;
  return performance.now() - from + (sum < 0 ? 1 : 0);
}

function atPart(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;
}
