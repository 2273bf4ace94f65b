import type { FastifyReply, FastifyRequest } from 'fastify';
import { EMBEDDED_SITE_ID } from '#contract/embedded-site.ts';
import { inBrand } from '#copy/brand.ts';
import { operatorConsole as words } from '#copy/operator/console.ts';
import type { Services } from '../calls/context.ts';
import { companySettings } from '../company/facts.ts';
import { dataBlock, element } from '../head/markup.ts';
import { hasOperators } from '../operators/sessions.ts';
import { embeddedSite } from '../site-config.ts';
import { HEAD_MARK, type Pages } from './pages.ts';
import { pathOf } from './paths.ts';
import { sendFile } from './site-answer.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

const CONSOLE = '/desk/';
const HTML = '/desk/index.html';

export const isOperatorPath = (path: string): boolean => path === '/desk' || path.startsWith(CONSOLE);

/** Adds the company's name and logo. */
async function sendOperatorPage(reply: FastifyReply, file: SiteFile, services: Services): Promise<FastifyReply> {
  const site = embeddedSite({ ...services, settings: await companySettings(services) }, null);
  const head = [
    element('title', {}, inBrand(site.brand, words.title)),
    dataBlock({ type: 'application/json', id: EMBEDDED_SITE_ID }, site),
  ].join('\n');
  const html = file.identity.toString().replace(HEAD_MARK, () => head);
  return reply.header('cache-control', 'no-cache').type(file.type).send(html);
}

/** The operator console; its URLs are unknown until an operator exists. */
export async function answerOperatorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { operatorFiles, pages, services }: { operatorFiles: SiteFiles | null; pages: Pages; services: Services },
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  reply.header('x-robots-tag', 'noindex, nofollow');
  const file = operatorFiles?.get(path === CONSOLE ? HTML : path);
  if (file === undefined && path !== '/desk') return pages.answer(request, reply);
  if (!(await hasOperators(services.db))) return pages.answer(request, reply);
  if (file === undefined) return reply.redirect(CONSOLE, 301);
  return path === CONSOLE ? sendOperatorPage(reply, file, services) : sendFile(request, reply, file);
}
