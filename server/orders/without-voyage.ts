import type { Database } from '../data/connect.ts';
import { toJson } from '../data/json.ts';
import type { Asker, OrderService, PreparedOrder, Priced } from './order-service.ts';

type Own = Omit<PreparedOrder, 'close' | 'containers' | 'form' | 'row'> &
  Partial<Pick<PreparedOrder, 'close'>> & {
    form: object;
    row: Pick<PreparedOrder['row'], 'isDanger'> & Partial<PreparedOrder['row']>;
  };

/** An order that nothing sails with: there is no box, and it ends no enquiry but its own. */
export const withoutVoyage = ({ form, row, close = async () => undefined, ...own }: Own): PreparedOrder => ({
  ...own,
  close,
  form: toJson(form),
  row: {
    ...{ enquiryNo: null, sailingId: null, laneId: null, carrierCode: null, etd: null, voyage: null },
    ...row,
  },
  containers: [],
});

/** No paper is owed before it is there. */
export const owingNothing = { papers: () => [], owed: () => [] } satisfies Partial<OrderService<object, object>>;

type Reader = Pick<Database, 'select' | 'update'>;

/** The price of the one thing that is ordered, while it is there. */
export const priceOfFound =
  <Part, Found>(
    find: (db: Reader, part: Part, now: number) => Promise<Found | null>,
    priceOf: (found: Found, part: Part, now: number) => Priced,
    gone: () => Error,
  ) =>
  async (db: Reader, part: Part, { now }: Asker): Promise<Priced> => {
    const found = await find(db, part, now);
    if (found === null) throw gone();
    return priceOf(found, part, now);
  };
