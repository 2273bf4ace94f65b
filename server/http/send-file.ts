import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { DeliveredFile } from '../calls/context.ts';

/** Sends a file as a download; its content is never rendered. */
export function sendFile(reply: FastifyReply, { name, bytes, stream }: DeliveredFile): FastifyReply {
  return reply
    .type('application/octet-stream')
    .header('content-disposition', create(name, { type: 'attachment' }))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-length', bytes)
    .send(stream);
}
