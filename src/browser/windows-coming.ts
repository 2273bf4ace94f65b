const coming = new Set<Promise<unknown>>();

/** A window of the site was asked for, and its code is on its way. */
export async function awaitWindow<Code>(code: Promise<Code>): Promise<Code> {
  coming.add(code);
  try {
    return await code;
  } finally {
    coming.delete(code);
  }
}

/** Resolves once each window that was asked for has come, or failed to. */
export async function whenWindowsCame(): Promise<void> {
  while (coming.size > 0) await Promise.allSettled(coming);
}
