/** What becomes of consolidated goods at the border and where they arrive. */
export const BEYOND_KEYS = ['clearance', 'arrival', 'arrivalPostcode', 'arrivalAddress'];

/** What is written at length takes the whole width. */
export const WIDE_ADDRESSES = ['pickupAddress', 'arrivalAddress'];
