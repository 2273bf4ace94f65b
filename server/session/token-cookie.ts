import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { ACCESS_TOKEN } from '#domain/storage-names.ts';

/** The token that the site keeps for its own calls, as it comes with a page; calls are answered by their header alone. */
export const tokenCookie = ({ headers }: FastifyRequest): string | null =>
  parseCookie(headers.cookie ?? '')[ACCESS_TOKEN] || null;
