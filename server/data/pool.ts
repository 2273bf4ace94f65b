import pg from 'pg';

/** Maximum wait for a connection. Also ends a query made outside the transaction that holds the only connection. */
export const CHECKOUT_LIMIT_MS = 5_000;
export const QUEUE_LIMIT = 256;

/** The queue for connections is full; the caller answers 503. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

/** A connection pool with a bounded queue. */
export class BoundedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ connectionTimeoutMillis: CHECKOUT_LIMIT_MS, ...config });
    // The failing query reports the error; without a listener the event would end the process.
    this.on('connect', (client) => client.on('error', () => {}));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (this.waitingCount < QUEUE_LIMIT) {
      if (connected === undefined) return super.connect();
      super.connect(connected);
      return undefined;
    }
    const busy = new DatabaseBusy('the database queue is full');
    if (connected === undefined) return Promise.reject(busy);
    connected(busy, undefined, () => {});
    return undefined;
  }
}
