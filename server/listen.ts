import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { serverCopy } from '#copy/replies.ts';
import { errorCode, StartError } from './start-error.ts';

function listenError(host: string, port: number, error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new StartError(serverCopy.error.portTaken(host, port));
  if (code === 'EACCES') return new StartError(serverCopy.error.portForbidden(port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(serverCopy.error.hostUnknown(host));
  return error;
}

/** Runs before the database is created, so that a port in use leaves no database behind. */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenError(host, port, error)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

export async function listen(http: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    throw listenError(host, port, error);
  }
}
