/** A start that cannot succeed, in words that name the variable or path and what to do. Shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
