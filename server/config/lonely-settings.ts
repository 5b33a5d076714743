import { ConfigError } from './clean-settings.ts';

type Given = Record<string, unknown>;

/** @throws ConfigError for a setting that does nothing, or cannot work, without another one */
export function refuseLonelySettings(given: Given): void {
  const needs = (name: string, isMet: unknown, others: string) => {
    if (given[name] && !isMet) throw new ConfigError(`The setting ${name} needs ${others} beside it.`);
  };
  const isBackupInBucket = String(given.BACKUP_TO ?? '').startsWith('s3:');
  const isInBucket = given.S3_BUCKET || isBackupInBucket;
  for (const name of ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    needs(name, isInBucket, 'S3_BUCKET, or a BACKUP_TO in a bucket,');
  const isPlaceKnown = given.S3_ENDPOINT || given.S3_REGION;
  needs('S3_BUCKET', isPlaceKnown, 'S3_ENDPOINT (or S3_REGION for a bucket of Amazon)');
  if (isBackupInBucket) needs('BACKUP_TO', isPlaceKnown, 'S3_ENDPOINT (or S3_REGION for a bucket of Amazon)');
  needs('S3_ACCESS_KEY_ID', given.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY');
  needs('S3_SECRET_ACCESS_KEY', given.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID');
  needs('TRANSLATE_KEY', given.TRANSLATE_URL, 'TRANSLATE_URL');
}
