import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { UploadReport } from './upload-server.ts';

const mebibyte = 1024 * 1024;

/** Sends a multipart body with one file to a server with only the file layer, and returns its memory growth. */
export async function measureUpload(megabytes: number): Promise<UploadReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mansooj-upload-'));
  const server = fork(fileURLToPath(new URL('./upload-server.ts', import.meta.url)), [dataDir], { execArgv: [] });
  try {
    const port = await new Promise<number>((resolve) => server.once('message', (sent) => resolve(Number(sent))));
    return await sendUpload(port, megabytes);
  } finally {
    server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function sendUpload(port: number, megabytes: number): Promise<UploadReport> {
  const head = '--b\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n';
  const chunk = Buffer.alloc(mebibyte, 7);
  function* body() {
    yield Buffer.from(head);
    for (let sent = 0; sent < megabytes; sent++) yield chunk;
    yield Buffer.from('\r\n--b--\r\n');
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const outgoing = request({ port, host: '127.0.0.1', method: 'POST', path: '/', headers });
  const answered = new Promise<UploadReport>((resolve, reject) => {
    outgoing.on('error', reject).on('response', async (response) => {
      resolve(JSON.parse(Buffer.concat(await Array.fromAsync(response)).toString()) as UploadReport);
    });
  });
  await pipeline(Readable.from(body()), outgoing);
  return answered;
}
