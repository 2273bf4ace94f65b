import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../data/connect.ts';
import { hasOperators } from '../operators/sessions.ts';
import type { Pages } from './pages.ts';
import { pathOf } from './paths.ts';
import { sendFile } from './site-answer.ts';
import type { SiteFiles } from './site-files.ts';

const DESK = '/desk/';
const HTML = '/desk/index.html';

export const isDeskPath = (path: string): boolean => path === '/desk' || path.startsWith(DESK);

/** The operator room; until somebody may sign in there its addresses are like any that are not there. */
export async function answerDesk(
  request: FastifyRequest,
  reply: FastifyReply,
  { desk, db, pages }: { desk: SiteFiles | null; db: Database; pages: Pages },
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  reply.header('x-robots-tag', 'noindex, nofollow');
  const file = desk?.get(path === DESK ? HTML : path);
  if (file === undefined && path !== '/desk') return pages.answer(request, reply);
  if (!(await hasOperators(db))) return pages.answer(request, reply);
  return file === undefined ? reply.redirect(DESK, 301) : sendFile(request, reply, file);
}
