import { asc, eq } from 'drizzle-orm';
import { carousel } from '../data/schema/content.ts';
import { listLocations } from '../market/locations.ts';
import type { CallHandlers } from './context.ts';

const { id, title, subtitle, illustration, href } = carousel;

export const locationCalls: Pick<CallHandlers, 'cityPage' | 'carousel'> = {
  cityPage: (request, { db, clock }) => listLocations(db, request, clock.now()),
  carousel: ({ position }, { db }) =>
    db
      .select({ id, title, subtitle, illustration, href })
      .from(carousel)
      .where(eq(carousel.position, position))
      .orderBy(asc(carousel.sort), asc(carousel.id)),
};
