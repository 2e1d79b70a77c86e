import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { OUT, ROOT } from '../../../scripts/paths.mjs';
import { freePort } from '../../../scripts/port.mjs';

export interface ServerOptions {
  /** The exported folder; out/ if not said. */
  readonly root?: string;
  readonly basePath?: string;
}

/** A host of its own for one test: a process that can really be stopped, always on the same port. */
export class TestServer {
  readonly #port: number;
  readonly #basePath: string;
  #root: string;
  #process: ChildProcess | undefined;

  private constructor(port: number, { root = OUT, basePath = '' }: ServerOptions) {
    this.#port = port;
    this.#root = root;
    this.#basePath = basePath;
  }

  static async start(options: ServerOptions = {}): Promise<TestServer> {
    const server = new TestServer(await freePort(), options);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** '/new/?x=1' below this server's base path, as an absolute address. */
  url(path = '/'): string {
    return `${this.origin}${this.#basePath}${path}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/serve.mjs'), this.#root], {
      env: { ...process.env, PORT: String(this.#port), BASE_PATH: this.#basePath },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
    ]);
  }

  /** The process is gone and nobody answers on its port any more. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined) return;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    if (await answers(this.#port)) throw new Error(`something still answers on port ${this.#port}`);
  }

  /** The host now has another build: what a deployment does. */
  async deploy(root: string): Promise<void> {
    await this.stop();
    this.#root = root;
    await this.start();
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect({ host: 'localhost', port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
