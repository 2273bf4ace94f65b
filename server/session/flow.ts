import type { FastifyReply, FastifyRequest } from 'fastify';
import { SMS_FLOW } from '#domain/storage-names.ts';
import type { Random } from '../random.ts';
import { httpOnlyCookie } from './cookies.ts';
import { isToken, newToken } from './tokens.ts';

/** Longer than any code or captcha is valid; each request renews it. */
const FLOW_SECONDS = 3600;
const flowCookie = httpOnlyCookie(SMS_FLOW, FLOW_SECONDS, 'strict');

/** Ties codes and captchas to the requesting browser. It identifies no user. */
export interface Flow {
  /** The cookie's value; null when missing or invalid. */
  read(): string | null;
  /** Returns the same value or a new one, and renews the cookie for an hour. */
  issue(): string;
}

export function flowOf(request: FastifyRequest, reply: FastifyReply, random: Random): Flow {
  const sent = flowCookie.read(request);
  let current = sent !== null && isToken(sent) ? sent : null;
  let isIssued = false;
  return {
    read: () => current,
    issue: () => {
      current ??= newToken(random);
      if (!isIssued) reply.header('set-cookie', flowCookie.line(request, current));
      isIssued = true;
      return current;
    },
  };
}
