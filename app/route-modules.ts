import { inTime } from './components/in-time.ts';

type Route = { id: string; module: string };

/**
 * The code of a screen, once. Stands in for React Router's own (vite.config.ts), which reloads the page at each failure,
 * without a network into the browser's error page. Here such a screen throws, and the error page decides (`chunk-reload.ts`).
 */
export async function loadRouteModule({ id, module }: Route, known: Record<string, unknown>): Promise<unknown> {
  if (id in known) return known[id];
  try {
    known[id] = await inTime(import(/* @vite-ignore */ module));
    return known[id];
  } catch (cause) {
    // Not every browser names the file. Were the error thrown here, React Router would show an empty screen.
    const error = isFailedImport(cause) ? new TypeError(`import of ${module} failed`, { cause }) : cause;
    return {
      default: () => {
        throw error;
      },
    };
  }
}

/** Whether code could not be fetched; each browser has its own words for that. */
export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && /import|preload css/i.test(error.message);
}
