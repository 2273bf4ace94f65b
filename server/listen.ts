import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { serverCopy } from '#src/ui/copy/server.ts';
import { errorCode, StartFault } from './start-fault.ts';

function listenFault(host: string, port: number, error: unknown): unknown {
  const code = errorCode(error);
  const { fault } = serverCopy;
  if (code === 'EADDRINUSE') return new StartFault(fault.portTaken(host, port));
  if (code === 'EACCES') return new StartFault(fault.portForbidden(port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartFault(fault.hostUnknown(host));
  return error;
}

/** Asked before a database is made: an address that is taken must not leave one behind. */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenFault(host, port, error)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

export async function listen(http: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    throw listenFault(host, port, error);
  }
}
