import { Socket } from 'node:net';
import pg from 'pg';

const LOOK_EVERY_MS = 1_000;
/** A query without an answer for this long has its connection checked. */
const SILENT_MS = 2_000;
/** Enough for any reachable database. */
const LOOK_LIMIT_MS = 1_000;

/** A client that records whether data arrives. */
export class WatchedClient extends pg.Client {
  readonly #socket: Socket;
  #bytesRead = 0;
  #silentSince = performance.now();

  constructor(config?: string | pg.ClientConfig) {
    const socket = new Socket();
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: () => socket });
    this.#socket = socket;
  }

  /** Returns the backend process id while a query is unanswered and silent; null otherwise. */
  silentProcess(): number | null {
    const now = performance.now();
    const isWaiting = 'readyForQuery' in this && this.readyForQuery === false;
    if (!isWaiting || this.#bytesRead !== this.#socket.bytesRead) this.#silentSince = now;
    this.#bytesRead = this.#socket.bytesRead;
    const process = 'processID' in this && typeof this.processID === 'number' ? this.processID : null;
    return now - this.#silentSince >= SILENT_MS ? process : null;
  }

  /** Closes the connection, which fails its pending queries at once. */
  giveUp(): void {
    this.#socket.destroy();
  }
}

/** Lists the backend processes working for a client; null when a proxy hands out its own ids or nothing answers. */
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
 * Watches the pool for connections whose query the database is not running. A failover or a cut line is not
 * reported, and TCP alone would take a quarter of an hour to notice.
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
