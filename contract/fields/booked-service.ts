import * as v from 'valibot';
import type { BookedService } from '../booked-services.ts';
import { orderRoutes, type RoutedService } from '../routes.ts';
import type { Same } from './booking.ts';

/** Services that can be booked: each has an order page, or two. Knowing them by their forms would load all of these. */
export const bookedService = v.picklist([...new Set(orderRoutes.map(({ books }) => books))]);

/** The compiler holds the services with a page and those with a form to each other. */
export const areAllRouted: Same<BookedService, RoutedService> = true;
