import { useEffect, useMemo } from 'react';
import { releaseImages } from './image-source.ts';

/** Blob addresses of chosen files, in their order; released when the list changes or the component goes. */
export function useFileAddresses(files: readonly File[]): string[] {
  const addresses = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files]);
  useEffect(() => () => releaseImages(addresses), [addresses]);
  return addresses;
}
