import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Auth, Call } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import type { Services, Visitor } from '../calls/context.ts';
import { Refusal, RoleMissing, tooManyTries } from '../calls/refusal.ts';
import { requireRole } from '../enterprise/membership.ts';
import { findOperator, type Operator } from '../operators/sessions.ts';
import { giveBack, limitOf, take } from '../session/limiter.ts';
import type { Session } from '../session/session.ts';
import { findSession, isCompanionAlive } from '../session/sessions.ts';
import { isSame } from '../session/tokens.ts';
import { clientAddress, networkOf } from './network.ts';
import { visitorOf } from './visitor.ts';

export interface Access {
  visitor: Visitor;
  session: Session | null;
  operator: Operator | null;
}

export interface AccessKeys {
  /** Key in the data folder that authorises the operator at the server's machine. */
  operatorKey: string;
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const opens = (given: string, key: string): boolean => given !== '' && isSame(given, key);

/**
 * Checks a key that outsiders may guess. Each attempt counts as wrong until it proves right, so that concurrent
 * attempts count each other.
 */
async function opensGuarded(
  { db, clock, limits }: Services,
  network: string,
  { given, key }: { given: string; key: string | null },
): Promise<boolean> {
  if (key === null || given === '') return false;
  const at = clock.now();
  const wrongKeys = limitOf('keys.wrong', network, limits.wrongKeys);
  const retryAfter = await take(db, wrongKeys, at);
  if (retryAfter > 0) throw tooManyTries(retryAfter);
  const isOpened = opens(given, key);
  if (isOpened) await giveBack(db, wrongKeys, at);
  return isOpened;
}

/** Authorises a request before its body is read. */
export async function admitTo(
  { auth, role, access }: Pick<Call, 'access' | 'auth' | 'role'>,
  services: Services & AccessKeys,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Access> {
  const { settings, operatorKey, random } = services;
  const partnerKey = headerOf(request, 'partner-key');
  const deskToken = headerOf(request, 'desk-token');
  const keys: Partial<Record<Auth, string>> = { partner: partnerKey, desk: deskToken, local: deskToken };
  const isLocalOperator = opens(keys[auth] ?? '', operatorKey);
  const visitor = visitorOf(request, reply, { random, isLocalOperator });
  if (auth === 'session') {
    const session = await requireSession(services, visitor);
    await requireRole(services.db, session.userId, access!);
    return { visitor, session, operator: null };
  }
  if (auth === 'operator' || (auth === 'desk' && deskToken === ''))
    return { visitor, session: null, operator: await requireOperator(services, visitor, role) };
  const keyCheck =
    auth === 'partner'
      ? { given: partnerKey, key: settings.ssoPartnerKey }
      : { given: deskToken, key: auth === 'desk' ? settings.deskToken : null };
  const isLetIn =
    auth === 'public' || isLocalOperator || (await opensGuarded(services, networkOf(clientAddress(request)), keyCheck));
  if (!isLetIn) throw new Refusal(CODE.notSignedIn);
  const caller = access === undefined ? null : await lookForSession(services, visitor);
  if (caller !== null) await requireRole(services.db, caller.userId, access!);
  return { visitor, session: null, operator: null };
}

/** Checks the operator's role; calls without a role are for every operator. */
async function requireOperator({ db, clock }: Services, visitor: Visitor, role: Call['role']): Promise<Operator> {
  const operator = await findOperator(db, clock, visitor.operatorToken);
  if (role !== undefined && !operator.roles.includes(role)) throw new RoleMissing();
  return operator;
}

async function requireSession({ db, clock }: Services, visitor: Visitor): Promise<Session> {
  try {
    return await findSession(db, clock, visitor);
  } catch (error) {
    const { companion } = visitor;
    // Another tab may hold the matching token of a newer session, so the cookie is removed only when its session is
    // over.
    if (error instanceof Refusal && companion !== null && !(await isCompanionAlive(db, clock, companion)))
      visitor.setCompanion('');
    throw error;
  }
}

/** Finds the session for a public call; null when signed out. */
export async function lookForSession({ db, clock }: Services, visitor: Visitor): Promise<Session | null> {
  try {
    return await findSession(db, clock, visitor);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
