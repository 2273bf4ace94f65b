type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Runs a load of a part of the site; a failure is told to the watchers and thrown all the same. */
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
