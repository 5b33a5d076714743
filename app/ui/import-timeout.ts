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

type Part<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props> ? ComponentType<Props> : never;

/** A component of a module, by its name there; loaded when it is first drawn. */
export function lazyPart<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  // Only components can be drawn, so that a wrong name is an error where it is drawn.
  return lazy(async () => ({ default: (await withImportTimeout(load()))[name] as Part<Module, Name> }));
}
