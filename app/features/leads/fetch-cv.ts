import { type FetchedFile, fetchFile } from '#app/components/back-office/saved-file.ts';

/** The CV of an application. @throws ApiError */
export function fetchCv(id: string, signal?: AbortSignal): Promise<FetchedFile> {
  return fetchFile(`/careers/${id}/cv`, 'cv.pdf', signal && { signal });
}
