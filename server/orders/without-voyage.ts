import { toJson } from '../data/json.ts';
import type { OrderService, PreparedOrder } from './order-service.ts';

type Own = Omit<PreparedOrder, 'close' | 'containers' | 'form' | 'row'> &
  Partial<Pick<PreparedOrder, 'close'>> & {
    form: object;
    row: Pick<PreparedOrder['row'], 'isDanger'> & Partial<PreparedOrder['row']>;
  };

/** Builds an order without a voyage: no containers, and it closes only its own enquiry. */
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

/** For services that require no documents. */
export const withoutPapers = { papers: () => [], outstanding: () => [] } satisfies Partial<
  OrderService<object, object>
>;
