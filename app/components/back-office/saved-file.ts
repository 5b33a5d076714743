import { parse } from 'content-disposition';
import { type ApiRequest, requestApi } from './api-client.ts';

export type FetchedFile = { file: Blob; name: string };

/** The name that a content-disposition header gives a file (RFC 6266), `usualName` where it gives none. */
export function fileNameOf(header: string | null, usualName: string): string {
  try {
    return (header && parse(header).parameters.filename) || usualName;
  } catch {
    return usualName;
  }
}

/** Fetches a file that only staff may have; `path` is below `/api`. @throws ApiError */
export async function fetchFile(path: string, usualName: string, request?: ApiRequest): Promise<FetchedFile> {
  const response = await requestApi(path, request);
  return { file: await response.blob(), name: fileNameOf(response.headers.get('content-disposition'), usualName) };
}

/** Saves a file on the reader's machine. */
export function saveFile({ file, name }: FetchedFile): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address));
}
