type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Loads a chunk; reports a failure to the listeners and rethrows it. */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    for (const listener of listeners) listener(error);
    throw error;
  }
}

export function watchChunkFailures(listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
