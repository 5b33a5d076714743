/** The timeout of a script chunk in milliseconds, as specified. */
export const chunkTimeout = 120_000;

/** The module of an `import()`, or a failed import on timeout. */
export async function withImportTimeout<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('import took too long')), chunkTimeout);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
