import { Socket } from 'node:net';
import pg from 'pg';

const LOOK_EVERY_MS = 1_000;
/** An answer that is missing for so long has its connection looked at. */
const SILENT_MS = 2_000;
/** Long enough for any database that is there. */
const LOOK_LIMIT_MS = 1_000;

/** A client that can tell whether anything arrives. */
export class WatchedClient extends pg.Client {
  readonly #socket: Socket;
  #bytesRead = 0;
  #silentSince = performance.now();

  constructor(config?: string | pg.ClientConfig) {
    const socket = new Socket();
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: () => socket });
    this.#socket = socket;
  }

  /** The number of the process that serves it, while that owes an answer and sends nothing; null for any other. */
  silentProcess(): number | null {
    const now = performance.now();
    const isWaiting = 'readyForQuery' in this && this.readyForQuery === false;
    if (!isWaiting || this.#bytesRead !== this.#socket.bytesRead) this.#silentSince = now;
    this.#bytesRead = this.#socket.bytesRead;
    const process = 'processID' in this && typeof this.processID === 'number' ? this.processID : null;
    return now - this.#silentSince >= SILENT_MS ? process : null;
  }

  /** Ends the connection; what it owes fails at once. */
  giveUp(): void {
    this.#socket.destroy();
  }
}

/** The processes of the database that work for a client; null where something between the two hands out its own numbers, or nothing answers. */
async function workingProcesses(connectionString: string): Promise<ReadonlySet<number> | null> {
  const looking = new WatchedClient({
    connectionString,
    connectionTimeoutMillis: LOOK_LIMIT_MS,
    query_timeout: LOOK_LIMIT_MS,
  });
  looking.on('error', () => undefined);
  try {
    await looking.connect();
    const { rows } = await looking.query<{ pid: number; own: number }>(
      `SELECT pid, pg_backend_pid() AS own FROM pg_stat_activity WHERE state = 'active'`,
    );
    const isDirect = 'processID' in looking && rows.every(({ own }) => own === looking.processID);
    return isDirect ? new Set(rows.map(({ pid }) => pid)) : null;
  } catch {
    return null;
  } finally {
    looking.giveUp();
  }
}

/**
 * The pool's connections, watched: one whose answer the database is not working on is lost, though nothing says so (a
 * failover, a cut line), and the network alone would find out after a quarter of an hour.
 */
export function watchConnections(pool: pg.Pool, connectionString: string): { stop(): void } {
  const lent = new Set<WatchedClient>();
  pool.on('acquire', (client) => {
    if (client instanceof WatchedClient) lent.add(client);
  });
  pool.on('release', (_error, client) => {
    if (client instanceof WatchedClient) lent.delete(client);
  });
  let isLooking = false;

  async function look(): Promise<void> {
    const isSilent = [...lent].some((client) => client.silentProcess() !== null);
    if (!isSilent || isLooking) return;
    isLooking = true;
    const working = await workingProcesses(connectionString);
    isLooking = false;
    if (working === null) return;
    for (const client of lent) {
      const process = client.silentProcess();
      if (process !== null && !working.has(process)) client.giveUp();
    }
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
