const bucketName = /^[A-Za-z0-9][\w.-]*$/;
const address = /^s3:\/\/(?<bucket>[^/]+)(?:\/(?<prefix>[^?#]*))?$/;

/** Whether a bucket may have this name: older ones have capital letters and underscores too. */
export const isBucketName = (name: string): boolean => bucketName.test(name);

/** The parts of `s3://bucket/prefix`; undefined for what is no address of a bucket. */
export function readBucketAddress(place: string): { bucket: string; prefix: string } | undefined {
  const { bucket = '', prefix = '' } = address.exec(place)?.groups ?? {};
  return isBucketName(bucket) ? { bucket, prefix } : undefined;
}

/** Whether a place of archives is a bucket rather than a folder. */
export const isBucketAddress = (place: string): boolean => readBucketAddress(place) !== undefined;
