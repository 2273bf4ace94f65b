import { agreementsOfGoods } from './agreements.ts';
import type { BookingFacts, BookingForm, BookingService } from './service.ts';

/** Fields kept when a lane form is cleared. */
export const KEPT_LANE_FIELDS: readonly string[] = [
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
  // The default covers forms with goods.
  (Form extends Goods ? Partial<Agreements<Form>> : Agreements<Form>);

type Goods = Parameters<typeof agreementsOfGoods>[0];
type Agreements<Form extends BookingForm> = Pick<BookingService<Form>, 'agreements'>;

/** Adds the defaults shared by most services: steps follow the sections, and the form has goods. */
export const bookingService = <Form extends BookingForm, Facts extends BookingFacts, Priced extends object>(
  own: Own<Form, Facts, Priced>,
): BookingService<Form, Facts, Priced> => ({
  steps: [...new Set(own.description.sections.map(({ step }) => step))],
  agreements: agreementsOfGoods as Agreements<Form | Goods>['agreements'],
  successPath: null,
  ...own,
});
