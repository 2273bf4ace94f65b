import type { FastifyReply, FastifyRequest } from 'fastify';
import { SMS_FLOW } from '#domain/storage-names.ts';
import type { Random } from '../random.ts';
import { httpOnlyCookie } from './cookies.ts';
import { isToken, newToken } from './tokens.ts';

/** Outlives every code and captcha; each one asked for begins it again. */
const FLOW_SECONDS = 3600;
const flowCookie = httpOnlyCookie(SMS_FLOW, FLOW_SECONDS, 'strict');

/** The browser that asks for a code or a captcha: what it gets works in that browser only. It says nothing about who uses it. */
export interface Flow {
  /** What the browser sent; null when it sent none of ours. */
  read(): string | null;
  /** The same, or a new one where it sent none; the browser keeps it for another hour. */
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
