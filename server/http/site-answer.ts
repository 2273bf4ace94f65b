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

/** The best encoding that a browser takes; null for none. */
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

/** The tag is one for all encodings, hence weak in comparison: a client that has the file in any of them has it. */
const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** One file of the site, in the best encoding the browser takes, or 304 where the browser has it already. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status = 200): FastifyReply {
  reply
    .header('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', `W/${file.etag}`)
    .header('vary', 'accept-encoding');
  if (status === 200 && isKnown(request, file.etag)) return reply.code(304).send();
  return send(request, reply, file, status);
}

/** What was made for the one who asked: nobody keeps it. */
export const sendOwn = (request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number): FastifyReply =>
  send(request, reply.header('cache-control', 'no-store'), file, status);

function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number): FastifyReply {
  const { body, encoding } = choose(file, request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.code(status).type(file.type).send(body);
}
