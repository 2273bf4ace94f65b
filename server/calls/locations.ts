import { and, asc, eq } from 'drizzle-orm';
import { safeAddress } from '../content/safe-address.ts';
import { isShown } from '../content/shown.ts';
import { carousel } from '../data/schema/content.ts';
import { listLocations } from '../market/locations.ts';
import type { CallHandlers } from './context.ts';

const { id, title, subtitle, illustration, href } = carousel;

export const locationCalls: Pick<CallHandlers, 'cityPage' | 'carousel'> = {
  cityPage: (request, { db, clock }) => listLocations(db, request, clock.now()),
  carousel: async ({ position }, { db, clock }) => {
    const slides = await db
      .select({ id, title, subtitle, illustration, href })
      .from(carousel)
      .where(and(eq(carousel.position, position), isShown(carousel, clock.now())))
      .orderBy(asc(carousel.sort), asc(carousel.id));
    return slides.map((slide) => ({ ...slide, href: safeAddress(slide.href) }));
  },
};
