import { asc, eq } from 'drizzle-orm';
import { carousel } from '../data/schema/content.ts';
import { listPlaces } from '../market/places.ts';
import type { CallHandlers } from './context.ts';

const { id, title, subtitle, illustration, href } = carousel;

export const placesCalls: Pick<CallHandlers, 'cityPage' | 'carousel'> = {
  cityPage: (request, { db }) => listPlaces(db, request),
  carousel: ({ position }, { db }) =>
    db
      .select({ id, title, subtitle, illustration, href })
      .from(carousel)
      .where(eq(carousel.position, position))
      .orderBy(asc(carousel.sort), asc(carousel.id)),
};
