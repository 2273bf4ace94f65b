type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Runs a load of a part of the site; a failure is said to whoever watches and still thrown. */
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
