/** The message of a caught error; of another thrown value its text. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a caught error, which the system, a database or a library gave it; undefined without one. */
export function readErrorCode(error: unknown): string | number | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}
