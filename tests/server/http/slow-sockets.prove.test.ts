import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startServer } from '#tests/kit/server.ts';

const REPORTS = '/api-platform/reports';

describe('slow sockets', () => {
  it('are closed within 15 s while others are served', async () => {
    const server = await startServer({ database: 'postgres' });
    const started = performance.now();
    const closed = await Promise.all([
      slow(server.address, 'GET / HTTP/1.1\r\nHost: a\r\nx-slow: '),
      slow(server.address, `POST ${REPORTS} HTTP/1.1\r\nHost: a\r\nContent-Length: 90\r\n\r\n`),
      fetch(`${server.address}/healthz`).then(({ status }) => expect(status).toBe(200)),
    ]);
    expect(closed.slice(0, 2)).toEqual([true, true]);
    expect(performance.now() - started).toBeLessThan(15_000);
    await server.stop();
  }, 20_000);

  /** Sends a byte a second until the server has had enough. */
  const slow = (address: string, start: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(start));
      const drip = setInterval(() => socket.write('a'), 1_000);
      const end = () => {
        clearInterval(drip);
        resolve(true);
      };
      socket.on('close', end).on('error', end).resume();
    });
});
