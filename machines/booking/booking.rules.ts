import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { BookingService } from '#domain/booking/service.ts';
import type { CheckoutInput } from '../checkout/index.ts';
import type { Person } from '../order-form/index.ts';
import type { BookingContext, DraftChoice, DraftWish, OpenAnswer } from './booking.types.ts';

const personOf = ({ booker, owner }: Person): Person => ({ booker, owner });

export const openedBy = (opened: OpenAnswer): Partial<BookingContext> =>
  'form' in opened
    ? { opened, person: personOf(opened), sent: opened.sent, wish: null, refused: null, refusal: null }
    : {};

export const offeredBy = (opened: OpenAnswer): Partial<BookingContext> =>
  'choices' in opened ? { offered: opened, person: personOf(opened), refusal: null, removal: null } : {};

export const refusedBy = (opened: OpenAnswer): Partial<BookingContext> =>
  'refused' in opened ? { refused: opened.refused, person: personOf(opened) } : {};

export const removing = ({ service }: BookingContext, { owner, id, mark }: DraftChoice): Partial<BookingContext> => ({
  removal: { service: service.code, owner, id, mark },
  refusal: null,
});

/** Under which key the order is placed, or of which order it is an amendment. */
export const placingOf = ({ opened, completed }: BookingContext): CheckoutInput['placing'] => ({
  key: opened!.key,
  amends: completed?.amends ?? null,
});

/** Where a placed order is shown: an amended one where it was read. */
export const placedOf = ({ service, order, person, opened }: BookingContext) => ({
  orderNo: order!.orderNo,
  path: service.successPath,
  isAmended: opened?.facts.amends !== undefined,
  isPassed: person.booker?.isPassed ?? false,
});

/** Nothing of the form before, and nobody’s: what is opened next begins here. */
export const blankContext = (service: BookingService, wish: DraftWish): BookingContext => ({
  service,
  wish,
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
