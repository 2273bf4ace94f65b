import type { JsonObject } from './schema/orders.ts';

/** Converts a form to plain JSON data. */
export const toJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value));
