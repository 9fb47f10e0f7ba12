import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePort } from '@hakaru/tools/server-process';
import { openSmallProxy, type SmallProxy } from '#platform/testing/small-proxy';

const LOOK_EVERY_MS = 50;

type Node = { port: number; child: ChildProcess; said(): string };

/** The built product in processes of its own, as an operator runs it: web nodes behind a proxy, and a worker. */
export class Installation {
  private web: Node[] = [];
  private worker: Node | null = null;
  private readonly children = new Set<ChildProcess>();

  private constructor(
    /** The folder that contains dist/. */
    private folder: string,
    private readonly env: NodeJS.ProcessEnv,
    readonly proxy: SmallProxy,
  ) {}

  /** `env` holds the settings shared by all nodes; mails use the proxy's address. */
  static async open(folder: string, env: NodeJS.ProcessEnv, lookEveryMs = LOOK_EVERY_MS): Promise<Installation> {
    const proxy = await openSmallProxy(lookEveryMs);
    return new Installation(folder, { PATH: process.env['PATH'], HOST: '127.0.0.1', PUBLIC_URL: proxy.url, ...env }, proxy);
  }

  /** Processes started from now on are of another release; running ones continue. */
  use(folder: string): void {
    this.folder = folder;
  }

  /** Runs one command of the command line; `more` are settings that the nodes do not have. */
  async admin(more: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, ['dist/admin.js', ...words], {
      cwd: this.folder,
      env: { ...this.env, ...more },
    });
    return stdout;
  }

  async start(webNodes: number): Promise<void> {
    this.worker = await this.launch('worker');
    for (let count = 0; count < webNodes; count++) this.web.push(await this.openNode());
  }

  /** Kills remaining processes after a failed test. */
  kill(): void {
    for (const child of this.children) child.kill('SIGKILL');
  }

  /** Upgrades: each web node gets a successor before it is asked to stop, then the worker is replaced. */
  async replaceAll(): Promise<void> {
    for (const leaving of this.web) {
      this.web = [...this.web.filter(node => node !== leaving), await this.openNode()];
      await this.closeNode(leaving);
    }
    const { worker } = this;
    if (worker) await stopNode(worker);
    this.worker = await this.launch('worker');
  }

  async close(): Promise<void> {
    await Promise.all([...this.web.map(node => this.closeNode(node)), ...(this.worker ? [stopNode(this.worker)] : [])]);
    this.web = [];
    this.worker = null;
    await this.proxy.close();
  }

  private async openNode(): Promise<Node> {
    const node = await this.launch('web');
    this.proxy.nodes.add(node.port);
    await until(() => this.proxy.ready.has(node.port));
    return node;
  }

  private async closeNode(node: Node): Promise<void> {
    await stopNode(node);
    this.proxy.nodes.delete(node.port);
  }

  private async launch(role: 'web' | 'worker'): Promise<Node> {
    const port = await freePort();
    const child = spawn(process.execPath, ['dist/server.js'], {
      cwd: this.folder,
      env: { ...this.env, ROLE: role, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.children.add(child.once('exit', () => this.children.delete(child)));
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => (said = (said + piece).slice(-20_000)));
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`A ${role} node ended before it was ready: ${said}`)));
    await Promise.race([ended, until(() => isReady(port))]);
    ended.catch(() => undefined); // handled by whoever waits for its end
    return { port, child, said: () => said };
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A node asked to stop exits by itself and without errors. */
async function stopNode({ child, said }: Node): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  if (child.exitCode !== 0) throw new Error(`A node stopped with ${child.exitCode ?? child.signalCode}: ${said()}`);
}

/** Polls; the test's own time limit ends it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(resume => setTimeout(resume, 50));
}
