import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './postgres.ts';

export interface CutWire {
  /** The same database by way of the wire. */
  url: string;
  /** Nothing arrives any more, on either side, and no end says so. */
  cut(): void;
  /** What connects from now on gets through; what was open stays silent for ever, as after a failover. */
  mend(): void;
  close(): Promise<void>;
}

/** A wire to a PostgreSQL that may be cut without either side being told. */
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
