export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  bytes(): number;
}

/** An LRU cache bounded in bytes; oversized values are not stored. */
export function boundedCache<Value>(mostBytes: number, sizeOf: (value: Value) => number): BoundedCache<Value> {
  const entries = new Map<string, { value: Value; size: number }>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const found = entries.get(key);
      if (found === undefined) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    set(key, value) {
      remove(key);
      const size = sizeOf(value) + 2 * key.length;
      if (size > mostBytes) return;
      entries.set(key, { value, size });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break;
        remove(oldest);
      }
    },
    bytes: () => bytes,
  };
}
