import type { FastifyInstance } from 'fastify';

class BodyError extends Error {
  constructor(readonly statusCode: 400 | 415) {
    super('body');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i;

/** Accepts only uncompressed JSON in UTF-8. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new BodyError(415);
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const named = charset.exec(request.headers['content-type'] ?? '')?.[1]?.toLowerCase();
    if (named !== undefined && named !== 'utf-8' && named !== 'utf8') return done(new BodyError(415));
    try {
      const text = utf8.decode(body as Buffer);
      parse(request, text, (error, value) => (error === null ? done(null, value) : done(new BodyError(400))));
    } catch {
      done(new BodyError(400));
    }
  });
}
