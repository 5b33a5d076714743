import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageCall, loadImage, loadImageIfPossible, preloadImages, releaseImages } from './image-source.ts';

const user = JSON.stringify({ username: 'noor', role: 'admin' });
const stored = new Map([
  ['token', 'a-token'],
  ['user', user],
]);
const answer = (status: number, body: object, statusText = '') =>
  new Response(JSON.stringify(body), { status, statusText });
let calls: { address: string; authorization: string | null }[];
let reply: () => Response;

beforeEach(() => {
  calls = [];
  reply = () => answer(200, { dataUrl: 'data:image/png;base64,AAAA' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (address.startsWith('data:')) return realFetch(address);
    calls.push({ address, authorization: new Headers(request?.headers).get('authorization') });
    return reply();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the image call', () => {
  test('strips a trailing /api of its base first', () => {
    const call = '/api/images?path=images%2Fa%20b.webp';
    expect(imageCall('images/a b.webp', 'https://mansooj.example/api')).toBe(`https://mansooj.example${call}`);
    expect(imageCall('images/a b.webp', 'https://mansooj.example')).toBe(`https://mansooj.example${call}`);
    expect(imageCall('images/a b.webp', 'https://api.example/apiary')).toBe(`https://api.example/apiary${call}`);
    expect(imageCall('images/a b.webp')).toBe(call);
  });

  test('is skipped without a path, with an empty result', async () => {
    expect(await loadImage('')).toBe('');
    expect(await loadImageIfPossible('')).toBe('');
    expect(calls).toEqual([]);
  });

  test('sends the token, and returns the dataUrl as a blob URL', async () => {
    const address = await loadImage('images/sack.png');
    expect(address).toMatch(/^blob:/);
    expect(calls).toEqual([{ address: '/api/images?path=images%2Fsack.png', authorization: 'Bearer a-token' }]);
    releaseImages([address]);
  });

  test('throws an error with the status text on failure; logged, with an empty result', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    reply = () => answer(404, { message: 'Image not found' }, 'Not Found');
    await expect(loadImage('images/gone.png')).rejects.toThrow(/^Failed to fetch image: Not Found$/);
    expect(await loadImageIfPossible('images/gone.png')).toBe('');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'Failed to fetch image: Not Found' }));
  });
});

test('releasing ignores empty addresses and revokes only blob: URLs', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  releaseImages(['', undefined, 'https://mansooj.example/a.png', 'data:image/png;base64,AAAA', 'blob:a', 'ablob:b']);
  expect(revoke.mock.calls).toEqual([['blob:a']]);
});

describe('waiting until all images have loaded', () => {
  /** A fake Image whose address decides whether it loads: `good`, `bad`, or never. */
  class FakeImage {
    onload = (): void => {};
    onerror = (): void => {};
    set src(address: string) {
      if (address === 'good') queueMicrotask(() => this.onload());
      if (address === 'bad') queueMicrotask(() => this.onerror());
    }
  }
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Image', FakeImage);
  });

  test('ends when all have loaded', async () => {
    await expect(preloadImages(['good', 'good'])).resolves.toBeUndefined();
    await expect(preloadImages([])).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fails when one fails', async () => {
    await expect(preloadImages(['good', 'bad', 'never'])).rejects.toThrow(/^Failed to load image: bad$/);
  });

  test('fails with Image loading timeout after 10000 ms, or a given time', async () => {
    for (const timeout of [undefined, 500]) {
      const outcome = vi.fn();
      preloadImages(['good', 'never'], timeout).catch((error: Error) => outcome(error.message));
      await vi.advanceTimersByTimeAsync((timeout ?? 10_000) - 1);
      expect(outcome).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome).toHaveBeenCalledWith('Image loading timeout');
    }
  });
});
