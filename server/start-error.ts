/** The server cannot start; the message names the variable or path and the remedy. Shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
