import { randomFillSync } from 'node:crypto';

/** A number from 0 (included) to 1 (excluded). */
export type Chance = () => number;

/** Cryptographic randomness for production. */
export function secureChance(): Chance {
  const pool = new Uint32Array(1024);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    const value = pool[next]!;
    next += 1;
    return value / 0x1_0000_0000;
  };
}

/** Deterministic numbers for tests (mulberry32). */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance();
}

/** A random integer, both ends included. */
export function whole(chance: Chance, low: number, high: number): number {
  return low + Math.floor(chance() * (high - low + 1));
}

export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  return items[Math.floor(chance() * items.length)]!;
}

/** `count` different items in random order. */
export function draw<Item>(chance: Chance, items: readonly Item[], count: number): Item[] {
  const rest = [...items];
  const chosen: Item[] = [];
  while (chosen.length < count && rest.length > 0) {
    const index = Math.floor(chance() * rest.length);
    chosen.push(rest[index]!);
    rest[index] = rest[rest.length - 1]!;
    rest.pop();
  }
  return chosen;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function randomText(chance: Chance, length: number, alphabet = ALPHABET): string {
  return Array.from({ length }, () => alphabet[Math.floor(chance() * alphabet.length)]!).join('');
}

/** 128 bits as 32 hex digits. */
export function randomToken(chance: Chance): string {
  return randomText(chance, 32, '0123456789abcdef');
}
