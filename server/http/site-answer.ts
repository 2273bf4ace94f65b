import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encodings, SiteFile } from './site-files.ts';

const PREFERENCE = ['br', 'gzip'] as const;

export type Encoding = (typeof PREFERENCE)[number];

function accepted(header: string | undefined): ReadonlySet<string> {
  const offers = (header ?? '').split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  return new Set(
    offers.filter(([, quality]) => quality === undefined || Number(quality) > 0).map(([name]) => name ?? ''),
  );
}

/** Returns the best encoding the browser accepts; null for none. */
export function preferredEncoding({ headers }: FastifyRequest): Encoding | null {
  const names = accepted(headers['accept-encoding']);
  return PREFERENCE.find((name) => names.has(name)) ?? null;
}

function choose(file: Encodings, header: string | undefined): { body: Buffer; encoding: Encoding | null } {
  const names = accepted(header);
  for (const encoding of PREFERENCE) {
    const body = file[encoding];
    if (body !== undefined && names.has(encoding)) return { body, encoding };
  }
  return { body: file.identity, encoding: null };
}

/** One ETag covers all encodings, so it is compared weakly. */
const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** Sends a static file in the best encoding, or 304 when it is unchanged. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status = 200): FastifyReply {
  reply
    .header('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', `W/${file.etag}`)
    .header('vary', 'accept-encoding');
  if (status === 200 && isKnown(request, file.etag)) return reply.code(304).send();
  return send(request, reply, file, status);
}

/** Sends a page of one user without caching. */
export const sendOwn = (request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number): FastifyReply =>
  send(request, reply.header('cache-control', 'no-store'), file, status);

function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number): FastifyReply {
  const { body, encoding } = choose(file, request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.code(status).type(file.type).send(body);
}
