import { parse } from 'content-disposition';
import { type ApiRequest, requestApi } from './api-client.ts';

export type FetchedFile = { file: Blob; name: string };

/** The file name of a content-disposition header (RFC 6266), or `usualName`. */
export function readFileName(header: string | null, usualName: string): string {
  try {
    return (header && parse(header).parameters.filename) || usualName;
  } catch {
    return usualName;
  }
}

/** Fetches a staff-only file; `path` is below `/api`. @throws ApiError */
export async function fetchFile(path: string, usualName: string, request?: ApiRequest): Promise<FetchedFile> {
  const response = await requestApi(path, request);
  return { file: await response.blob(), name: readFileName(response.headers.get('content-disposition'), usualName) };
}

/** Downloads a file to the reader's machine. */
export function saveFile({ file, name }: FetchedFile): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the file by the next event loop turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
