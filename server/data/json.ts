import type { JsonObject } from './schema/orders.ts';

/** A form as it is kept: plain data, nothing of its type. */
export const toJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value));
