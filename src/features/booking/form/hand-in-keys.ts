/** Clearance and delivery of consolidated goods at the destination. */
export const BEYOND_KEYS = ['clearance', 'arrival', 'arrivalPostcode', 'arrivalAddress'];

/** Long texts span the whole width. */
export const WIDE_ADDRESSES = ['pickupAddress', 'arrivalAddress'];
