/** Deterministic pseudo-random integers from a name. */
export function chance(name: string): Chance {
  let state = 2_166_136_261;
  for (let index = 0; index < name.length; index += 1) {
    state = Math.imul(state ^ name.charCodeAt(index), 16_777_619);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const between = (low: number, high: number) => low + (next() % (high - low + 1));
  return { between, pick: (list) => list[between(0, list.length - 1)] as never };
}

export interface Chance {
  /** Both ends included. */
  between(low: number, high: number): number;
  pick<Item>(list: readonly Item[]): Item;
}
