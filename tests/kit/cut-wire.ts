import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './postgres.ts';

export interface CutWire {
  /** The same database by way of the wire. */
  url: string;
  /** Drops all data in both directions without closing the sockets. */
  cut(): void;
  /** Lets new connections through; open ones stay silent, as after a failover. */
  mend(): void;
  close(): Promise<void>;
}

/** A TCP proxy to PostgreSQL that can drop packets silently. */
export async function startCutWire(url: string): Promise<CutWire> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => undefined).on('close', () => open.delete(near));
    if (isCut) return;
    const far = connect(Number(target.port), target.hostname);
    open.add(far);
    far.on('error', () => undefined).on('close', () => open.delete(far));
    near.pipe(far);
    far.pipe(near);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const wire = new URL(url);
  wire.port = String(port);
  return {
    url: wire.href,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.unpipe().removeAllListeners('data').pause();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
