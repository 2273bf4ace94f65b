import type { FastifyInstance } from 'fastify';
import { builtBrand } from '#copy/brand.ts';
import { calendarMoments, orderCalendar } from '#copy/orders/order.ts';
import { icsOf } from '#domain/calendar/ics.ts';
import type { Services } from '../calls/context.ts';
import { companySettings } from '../company/facts.ts';
import { sendError } from '../http/envelope.ts';
import type { MinuteLimit } from '../http/limits.ts';
import { clientAddress, networkOf } from '../http/network.ts';
import { readAhead } from '../orders/agenda.ts';
import { FEED_PATH, ownerOfFeed } from './feed.ts';

/** Calendar programs poll a few times an hour; more is an attempt to guess keys. */
const PER_MINUTE = 30;

/** Serves a user's upcoming order events to calendar programs with the private URL. */
export function routeCalendar(http: FastifyInstance, limit: MinuteLimit, parts: Services): void {
  const { db, clock } = parts;
  http.get<{ Params: { file: string } }>(`${FEED_PATH}:file`, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const retryAfter = limit.take(`calendar ${networkOf(clientAddress(request))}`, PER_MINUTE);
    if (retryAfter > 0) return sendError(reply.header('retry-after', String(retryAfter)), 429, { retryAfter });
    const now = clock.now();
    const userId = await ownerOfFeed(db, request.params.file, now);
    if (userId === null) return sendError(reply, 404);
    const { site } = await companySettings(parts);
    const ordered = await readAhead(db, { userId, now });
    const moments = ordered
      .flatMap(({ orderNo, ahead }) => calendarMoments(orderNo, ahead, now))
      .sort((one, other) => one.instant - other.instant);
    const text = icsOf({
      product: `-//${builtBrand.latinName}//ZH`,
      name: orderCalendar.name(site.brand.name),
      now,
      moments,
    });
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}
