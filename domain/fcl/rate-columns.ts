import {
  BY_BOX,
  cargoColumns,
  lastColumns,
  limitColumn,
  priceColumns,
  seaFeeColumns,
  seaLaneColumns,
} from '../rates/lane-columns.ts';
import { laneKind } from '../rates/lane-kind.ts';

/** Carrier fee on a lane for sailings within its validity. */
export const fclKind = laneKind(
  {
    ...BY_BOX,
    ...{ required: [], optional: ['limitKg'], hasDoors: false },
  },
  [
    ...seaLaneColumns('NLRTM', 'COSU'),
    ...cargoColumns(['Y', 'Y'], ['3;8', '']),
    ...seaFeeColumns('box', '20GP'),
    ...priceColumns({ currency: ['USD', 'CNY'], price: ['850.00', '450.00'], tax: ['0', '6'] }),
    limitColumn(['21000', '']),
    ...lastColumns,
  ],
);
