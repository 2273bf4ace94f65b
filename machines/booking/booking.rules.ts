import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { BookingService } from '#domain/booking/service.ts';
import type { CheckoutInput } from '../checkout/index.ts';
import type { Person } from '../order-form/index.ts';
import type { BookingContext, DraftChoice, DraftIntent, OpenAnswer } from './booking.types.ts';

const personOf = ({ booker, owner }: Person): Person => ({ booker, owner });

export const openedContext = (opened: OpenAnswer): Partial<BookingContext> =>
  'form' in opened
    ? { opened, person: personOf(opened), sent: opened.sent, intent: null, refused: null, refusal: null }
    : {};

export const offeredContext = (opened: OpenAnswer): Partial<BookingContext> =>
  'choices' in opened ? { offered: opened, person: personOf(opened), refusal: null, removal: null } : {};

export const refusedContext = (opened: OpenAnswer): Partial<BookingContext> =>
  'refused' in opened ? { refused: opened.refused, person: personOf(opened) } : {};

export const removalOf = ({ service }: BookingContext, { owner, id, mark }: DraftChoice): Partial<BookingContext> => ({
  removal: { service: service.code, owner, id, mark },
  refusal: null,
});

/** Returns the idempotency key of the order, or the order that the form amends. */
export const placingOf = ({ opened, completed }: BookingContext): CheckoutInput['placing'] => ({
  key: opened!.key,
  amends: completed?.amends ?? null,
});

/** Returns the page that shows a placed order; an amended order is shown where it was opened. */
export const placedPageOf = ({ service, order, person, opened }: BookingContext) => ({
  orderNo: order!.orderNo,
  path: service.successPath,
  isAmended: opened?.facts.amends !== undefined,
  isPassed: person.booker?.isPassed ?? false,
});

/** Initial context without a form or a user. */
export const blankContext = (service: BookingService, intent: DraftIntent): BookingContext => ({
  service,
  intent,
  person: { booker: null, owner: ANONYMOUS },
  opened: null,
  offered: null,
  removal: null,
  refused: null,
  refusal: null,
  completed: null,
  agreed: [],
  sent: null,
  order: null,
});
