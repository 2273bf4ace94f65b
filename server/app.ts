import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { hostMessages } from '#contract/messages.ts';
import { documentedCalls, openapiDocument } from '#contract/openapi.ts';
import { table } from '#contract/table.ts';
import { brand } from '#copy/brand.ts';
import { routeCalendar } from './calendar/route.ts';
import type { Release, Services } from './calls/context.ts';
import { callHandlers } from './calls/index.ts';
import { routeLogos } from './company/logo.ts';
import { routeArticleFiles } from './content/files.ts';
import { routeESign } from './contracts/route.ts';
import { createBusyPageRenderer } from './head/render.ts';
import { routeSiteDocuments } from './head/site-documents.ts';
import { createHealthCheck, type HealthCheck } from './health.ts';
import { type AccessKeys, admitTo } from './http/access.ts';
import { acceptJson } from './http/body.ts';
import { methodsAt, routeCalls } from './http/calls-router.ts';
import { answerError, RETRY_AFTER_SECONDS, sendError, sendUnavailable } from './http/envelope.ts';
import { hostError, schemeOf } from './http/host.ts';
import { MinuteLimit } from './http/limits.ts';
import { answerOperatorPage, isOperatorPath } from './http/operator-pages.ts';
import { createPages, type Pages, type RenderPage } from './http/pages.ts';
import { isCallPath, pathOf, routedUrl } from './http/paths.ts';
import { answerRawError, refuseExpectation } from './http/raw-errors.ts';
import { routeCspReports } from './http/reports.ts';
import { HEALTH_PATH, limitRequests } from './http/request-limit.ts';
import { securityHeaders, TRANSPORT_SECURITY } from './http/security-headers.ts';
import type { SiteFiles } from './http/site-files.ts';
import { limitBodies } from './http/slow-bodies.ts';

export interface AppDependencies extends Services, AccessKeys {
  /** The built site; null in development. */
  site: SiteFiles | null;
  /** Origin the built site calls; null when it is this server. */
  apiOrigin: string | null;
  /** The built operator console; null when missing. */
  operatorFiles?: SiteFiles | null;
  renderPage: RenderPage;
  /** True when the database answers. */
  isReady(): Promise<boolean>;
}

export interface App {
  http: FastifyInstance;
  /** Methods and paths of all routes. */
  served: readonly string[];
  /**
   * Refuses new requests, waits at most `limitMs` for those in progress, then closes. Returns how many were cut off.
   */
  drain(limitMs: number): Promise<number>;
}

const HEADERS_LIMIT_MS = 8_000;
/** Time limit for a body; only an upload may take as long as the whole request. */
const BODY_LIMIT_MS = 12_000;
const REQUEST_LIMIT_MS = 180_000;
const CHECK_EVERY_MS = 1_000;
const KEEP_ALIVE_MS = 65_000;
/** Larger than any call's body; multipart calls have their own limit. */
const BODY_MAX = 64 * 1024;

/** The contract's schemas validate requests and responses, so Fastify's compilers are not loaded. */
const refuseSchema = () => {
  throw new Error('routes carry no schema of Fastify');
};

export function createApp(dependencies: AppDependencies): App {
  const { settings, log, clock, random, release } = dependencies;
  const headers = securityHeaders(settings, dependencies.apiOrigin);
  const limit = new MinuteLimit(clock);
  const { site, renderPage } = dependencies;
  const pages = site === null ? null : createPages(site, renderPage, createBusyPageRenderer(dependencies));
  const refuse = limitRequests({ limit, settings, site, pages });
  const health = createHealthCheck(dependencies);
  let isDraining = false;
  let underWay = 0;

  const http = fastify({
    logger: false,
    trustProxy: settings.trustProxy.length === 0 ? false : [...settings.trustProxy],
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Our handler answers a missing Host with an envelope.
    http: {
      headersTimeout: HEADERS_LIMIT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      requireHostHeader: false,
    },
    forceCloseConnections: true,
    return503OnClosing: false,
    genReqId: () => random.uuid(),
    schemaController: { compilersFactory: { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema } },
    routerOptions: { maxParamLength: 256 },
    rewriteUrl: ({ url }) => routedUrl(url),
    clientErrorHandler: (error, socket) => answerRawError(headers, error, socket),
    frameworkErrors: (_error, _request, reply) => {
      sendError((reply as FastifyReply).headers(headers), 400);
    },
  });

  const served: string[] = [];
  http.addHook('onRoute', ({ method, url }) => {
    served.push(`${method} ${url}`);
  });
  http.addHook('onRequest', async (request, reply) => {
    underWay += 1;
    // A request whose client disconnects is never answered, so it is counted out here.
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    reply.headers(headers).header('x-request-id', request.id);
    if (schemeOf(request) === 'https') reply.header('strict-transport-security', TRANSPORT_SECURITY);
    if (isDraining) return sendUnavailable(reply.header('connection', 'close'), 'lost');
    const refused = await refuse(request, reply);
    if (refused !== null) return refused;
    const wrong = request.routeOptions.url === HEALTH_PATH ? null : hostError(request, settings);
    if (wrong !== null) return sendError(reply.header('cache-control', 'no-store'), 400, null, hostMessages[wrong]);
    if (request.is404) return answerUnknown(request, reply);
    return undefined;
  });
  limitBodies(http, headers, BODY_LIMIT_MS);
  http.addHook('onResponse', async (request, reply) => {
    log.info('request', {
      requestId: request.id,
      method: request.method,
      path: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  http.server.on('checkExpectation', (_request, response) => refuseExpectation(headers, response));
  http.setErrorHandler((error, request, reply) => {
    health.note(error);
    return answerError(log, error, request, reply);
  });
  http.setNotFoundHandler((_request, reply) => sendError(reply, 404));
  acceptJson(http);

  routeCalls(http, { ...dependencies, handlers: callHandlers, limit });
  routeOthers(http, limit, dependencies);
  routeHealth(http, health, release);
  routeOpenapi(http, dependencies);
  if (pages !== null) routeSite(http, pages, dependencies);

  async function drain(limitMs: number): Promise<number> {
    isDraining = true;
    const started = performance.now();
    while (underWay > 0 && performance.now() - started < limitMs) await new Promise((next) => setTimeout(next, 20));
    const cutOff = underWay;
    await http.close();
    return cutOff;
  }

  return { http, served, drain };
}

/** Registers the routes that are not calls of the contract. */
function routeOthers(http: FastifyInstance, limit: MinuteLimit, dependencies: AppDependencies): void {
  routeCalendar(http, limit, dependencies);
  routeESign(http, limit, dependencies);
  routeArticleFiles(http, dependencies);
  routeLogos(http, dependencies);
  routeCspReports(http, dependencies.log, limit);
}

function routeHealth(http: FastifyInstance, health: HealthCheck, release: Release): void {
  http.get(HEALTH_PATH, async (_request, reply) => {
    const state = await health.read();
    reply.header('cache-control', 'no-store');
    if (state === 'ok') return reply.send({ status: 'ok', ...release });
    const retryAfter = RETRY_AFTER_SECONDS[state === 'disk' ? 'full' : 'lost'];
    return reply
      .code(503)
      .header('retry-after', String(retryAfter))
      .send({ status: 'unavailable', reason: state, ...release });
  });
}

/**
 * Serves the OpenAPI document of public calls to anyone, that of console calls to operators and systems with a
 * token.
 */
function routeOpenapi(http: FastifyInstance, services: AppDependencies): void {
  const site = { version: services.release.version, brand: brand.name };
  const documentOf = (audience: 'operators' | 'public') => {
    let document: string | undefined;
    return (reply: FastifyReply) => {
      document ??= JSON.stringify(openapiDocument(documentedCalls(table, audience), site));
      return reply.type('application/json; charset=utf-8').send(document);
    };
  };
  const sendPublic = documentOf('public');
  const sendOperators = documentOf('operators');
  http.get('/api/openapi.json', (_request, reply) => sendPublic(reply.header('cache-control', 'no-cache')));
  http.get('/api/desk/openapi.json', async (request, reply) => {
    await admitTo({ auth: 'desk' }, services, request, reply.header('cache-control', 'no-store'));
    return sendOperators(reply);
  });
}

/** Answers 405 for a known path with another method, else 404. The body is not read. */
function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request.url);
  const methods = isCallPath(path) ? methodsAt(path) : ['GET', 'HEAD'];
  reply.header('cache-control', 'no-store');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (methods.length === 0 || (isRead && !isCallPath(path))) return sendError(reply, 404);
  return sendError(reply.header('allow', methods.join(', ')), 405);
}

function routeSite(http: FastifyInstance, pages: Pages, services: AppDependencies): void {
  const { operatorFiles = null } = services;
  routeSiteDocuments(http, services);
  http.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (isCallPath(path)) return answerUnknown(request, reply);
    return isOperatorPath(path)
      ? answerOperatorPage(request, reply, { operatorFiles, pages, services })
      : pages.answer(request, reply);
  });
}
