import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { sendError } from './envelope.ts';
import type { MinuteLimit } from './limits.ts';
import { clientAddress, networkOf } from './network.ts';
import { CSP_REPORT_PATH } from './security-headers.ts';

const REPORTS_PER_MINUTE = 30;
const BODY_MAX = 8 * 1024;

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');
/** Strips the query, which may hold private data. */
const withoutQuery = (value: unknown) => text(value).split(/[?#]/, 1)[0];

/** Receives CSP reports. Browsers send them without our headers, so this is no call of the contract. */
export function routeCspReports(app: FastifyInstance, log: Log, limit: MinuteLimit): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string' },
      app.getDefaultJsonParser('remove', 'remove'),
    );
    scope.route({
      method: 'POST',
      url: CSP_REPORT_PATH,
      bodyLimit: BODY_MAX,
      handler: async (request, reply) => {
        if (limit.take(`csp ${networkOf(clientAddress(request))}`, REPORTS_PER_MINUTE) > 0)
          return sendError(reply, 429);
        const body = request.body as { 'csp-report'?: Record<string, unknown> } | null;
        const report = body?.['csp-report'];
        if (typeof report !== 'object' || report === null) return sendError(reply, 400);
        log.warn('client.report', {
          kind: 'csp',
          directive: text(report['violated-directive']),
          blocked: withoutQuery(report['blocked-uri']),
          page: withoutQuery(report['document-uri']),
        });
        return reply.code(204).send();
      },
    });
  });
}
