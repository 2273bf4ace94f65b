/** Whether the full counts are asked for, as `npm run prove` does. */
export const FULL = process.env.FULL === '1';
