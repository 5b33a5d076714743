import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { makeCommand, readNothing } from './command-line.ts';

const usage = `Makes the bucket that S3_BUCKET names in the store at S3_ENDPOINT, unless it is there:

  ${spellCommand('bucket')}
`;

/** The command `bucket`. */
export const runBucketCommand = makeCommand({
  usage,
  read: readNothing,
  isForNew: true,
  async work(_, { s3 }) {
    if (!s3?.endpoint) throw new Error('Set S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
    const { bucket, endpoint, region = 'us-east-1', accessKeyId = '', secretAccessKey = '' } = s3;
    const credentials = { accessKeyId, secretAccessKey };
    const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
    if (await isThere(client, bucket, endpoint)) return `${bucket} is there.`;
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    return `Made ${bucket}.`;
  },
});

async function isThere(client: S3Client, bucket: string, endpoint: string): Promise<boolean> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
    return true;
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === 404) return false;
    throw new Error(`${endpoint} does not answer for ${bucket}.`, { cause: error });
  }
}
