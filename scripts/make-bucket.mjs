// Makes the bucket that S3_BUCKET names in the store that S3_ENDPOINT names, unless it is there.
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { answerHelp } from './command-help.mjs';

answerHelp(`Makes the bucket that S3_BUCKET names in the store at S3_ENDPOINT, unless it is there:

  npm run bucket
`);

const { S3_BUCKET: Bucket, S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = process.env;
if (!Bucket || !endpoint) {
  console.error('Set S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  process.exit(2);
}
const credentials = {
  accessKeyId: process.env.S3_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.S3_SECRET_ACCESS_KEY ?? '',
};
const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
const isThere = await client.send(new HeadBucketCommand({ Bucket })).then(
  () => true,
  ({ $metadata }) => {
    if ($metadata?.httpStatusCode === 404) return false;
    throw new Error(`${endpoint} does not answer for ${Bucket}.`);
  },
);
if (!isThere) await client.send(new CreateBucketCommand({ Bucket }));
console.log(isThere ? `${Bucket} is there.` : `Made ${Bucket}.`);
