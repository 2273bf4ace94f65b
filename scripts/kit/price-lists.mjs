/** @param {any} form */
const laneOf = ({ orgPortCode, dstPortCode, isDanger, unNo }) => ({ orgPortCode, dstPortCode, isDanger, unNo });

/** Where the prices of a service are listed, and what its enquiry asks of that list. */
export const lists = {
  fcl: {
    path: 'selling',
    /** @param {any} form */
    asked: ({ boxes, dgClass, weight, volume, ...form }) => ({
      ...laneOf(form),
      ...{ boxes, weight, volume, onlyBookable: true },
      dgClasses: dgClass === undefined ? undefined : [dgClass],
    }),
  },
  air: {
    path: 'air',
    /** @param {any} form */
    asked: ({ weight, volume, packingGroup, ...form }) => ({ ...laneOf(form), weight, volume, packingGroup }),
  },
  rail: {
    path: 'rail',
    /** @param {any} form */
    asked: ({ orgPortCode, dstPortCode, boxes, weight, volume }) => ({
      ...{ orgPortCode, dstPortCode, isDanger: 'N' },
      ...(boxes === undefined ? { load: 'CBM', weight, volume } : { boxes }),
    }),
  },
  domestic: {
    path: 'domestic',
    /** @param {any} form */
    asked: ({ boxes, dgClass, ...form }) => ({ ...laneOf(form), boxes, dgClass }),
  },
};
