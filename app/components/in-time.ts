/** How long a chunk of the scripts may take, in milliseconds; the specification's figure. */
export const chunkTimeout = 120_000;

/** What `import()` brings, or a failed import where it does not come in time. */
export async function inTime<Module>(loading: Promise<Module>): Promise<Module> {
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
