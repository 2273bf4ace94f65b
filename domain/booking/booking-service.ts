import { agreementsOfGoods } from './agreements.ts';
import type { BookingFacts, BookingForm, BookingService } from './service.ts';

/** What stays of a form on a lane when it is emptied. */
export const ASKED_LANE: readonly string[] = [
  'priceId',
  'scheduleId',
  'orgPortCode',
  'dstPortCode',
  'enquiryNo',
  'optionId',
];

type Own<Form extends BookingForm, Facts extends BookingFacts, Priced extends object> = Omit<
  BookingService<Form, Facts, Priced>,
  'agreements' | 'steps' | 'successPath'
> &
  Partial<Pick<BookingService<Form, Facts, Priced>, 'successPath'>> &
  // Where a form has goods, they say what is agreed to.
  (Form extends Goods ? Partial<Agreements<Form>> : Agreements<Form>);

type Goods = Parameters<typeof agreementsOfGoods>[0];
type Agreements<Form extends BookingForm> = Pick<BookingService<Form>, 'agreements'>;

/** A service with what is the same in most of them: it is filled in in the order of its sections, and sends goods. */
export const bookingService = <Form extends BookingForm, Facts extends BookingFacts, Priced extends object>(
  own: Own<Form, Facts, Priced>,
): BookingService<Form, Facts, Priced> => ({
  steps: [...new Set(own.description.sections.map(({ step }) => step))],
  agreements: agreementsOfGoods as Agreements<Form | Goods>['agreements'],
  successPath: null,
  ...own,
});
