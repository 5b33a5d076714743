import { useEffect, useMemo } from 'react';
import { releaseImages } from './image-source.ts';

/** Blob URLs of chosen files, in order; revoked when the list changes or on unmount. */
export function useFileAddresses(files: readonly File[]): string[] {
  const addresses = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files]);
  useEffect(() => () => releaseImages(addresses), [addresses]);
  return addresses;
}
