import { withImportTimeout } from './components/import-timeout.ts';

type Route = { id: string; module: string };

/**
 * Loads a screen's module once. Replaces React Router's own loader (vite.config.ts), which reloads the page on each
 * failure, offline into the browser's error page. Here the screen throws, and the error page decides
 * (`chunk-reload.ts`).
 */
export async function loadRouteModule({ id, module }: Route, known: Record<string, unknown>): Promise<unknown> {
  if (id in known) return known[id];
  try {
    known[id] = await withImportTimeout(import(/* @vite-ignore */ module));
    return known[id];
  } catch (cause) {
    // Not every browser names the file. Throwing here would make React Router show an empty screen.
    const error = isFailedImport(cause) ? new TypeError(`import of ${module} failed`, { cause }) : cause;
    return {
      default: () => {
        throw error;
      },
    };
  }
}

/** Whether a module failed to load; each browser has its own message. */
export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && /import|preload css/i.test(error.message);
}
