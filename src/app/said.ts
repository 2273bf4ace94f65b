import type { Services } from './wiring/services.ts';

type Say = Services['say'];

let listener: Say = () => undefined;

/** Sentences for the person, on their way from wherever they are said to whoever shows them. */
export const said = {
  say: ((words, tone) => listener(words, tone)) satisfies Say,
  hear(next: Say) {
    listener = next;
  },
};
