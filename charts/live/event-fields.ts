import type { AnyEventObject } from 'xstate';

/** Fields whose values come from the product's own lists; all other event data is hidden. */
const OPEN: ReadonlySet<string> = new Set([
  'field',
  'kind',
  'mode',
  'failure',
  'outcome',
  'page',
  'permission',
  'side',
  'tone',
  'intent',
  'y',
]);

/** A word of the product's own code: it holds no digit, and so no phone, code or token. */
const CODE_WORD = /^[a-z][A-Za-z-]{0,31}$/;

const isOpen = (name: string, value: unknown) =>
  typeof value === 'boolean' ||
  (OPEN.has(name) && (typeof value === 'number' || (typeof value === 'string' && CODE_WORD.test(value))));

const fieldsOf = (holder: object): [string, unknown][] =>
  Object.entries(holder).filter(([name]) => name !== 'type' && CODE_WORD.test(name));

const isHolder = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the readable fields of an event, and tells whether others are hidden. */
export function openFields(event: AnyEventObject): { shown: string[]; isMore: boolean } {
  const all = fieldsOf(event).flatMap(([name, value]) =>
    isHolder(value) && !(value instanceof Error) ? fieldsOf(value) : [[name, value] as [string, unknown]],
  );
  const open = all.filter(([name, value]) => isOpen(name, value));
  return { shown: open.map(([name, value]) => `${name}: ${value}`), isMore: open.length < all.length };
}
