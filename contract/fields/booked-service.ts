import * as v from 'valibot';
import type { BookedService } from '../booked-services.ts';
import { orderRoutes, type RoutedService } from '../routes.ts';
import type { Same } from './booking.ts';

/** Bookable services, derived from routes: their forms would have to be loaded otherwise. */
export const bookedService = v.picklist([...new Set(orderRoutes.map(({ books }) => books))]);

/** Type check: services with a page and with a form must be identical. */
export const areAllRouted: Same<BookedService, RoutedService> = true;
