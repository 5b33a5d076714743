import { type ComponentType, lazy } from 'react';

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

/** A component of a module that is loaded when it is first drawn. */
export function lazyPart<Module, Props>(load: () => Promise<Module>, part: (module: Module) => ComponentType<Props>) {
  return lazy(async () => ({ default: part(await withImportTimeout(load())) }));
}
