const pending = new Set<Promise<unknown>>();

/** A window of the site was asked for, and its code is on its way. */
export async function awaitDialog<Code>(code: Promise<Code>): Promise<Code> {
  pending.add(code);
  try {
    return await code;
  } finally {
    pending.delete(code);
  }
}

/** Resolves once each window that was asked for has come, or failed to. */
export async function whenDialogsReady(): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending);
}
