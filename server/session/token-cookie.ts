import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { ACCESS_TOKEN } from '#domain/storage-names.ts';

/** Session token sent as a cookie with page requests; calls are authenticated by their header alone. */
export const tokenCookie = ({ headers }: FastifyRequest): string | null =>
  parseCookie(headers.cookie ?? '')[ACCESS_TOKEN] || null;
