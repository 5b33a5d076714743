import { afterEach, expect, test } from 'vitest';
import { portOf } from '../../../tests/support/servers/port-of.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { givenArchive } from '../../../tests/support/sites/new-installation.ts';
import { serveMetrics } from './metrics-server.ts';

let site: BuiltSite;
afterEach(() => site.close());

const anyPort = { port: 0, host: '127.0.0.1' };

test('metrics show requests by route pattern, jobs and backups', async () => {
  site = await buildSite({ settings: { METRICS_PORT: '9464' } });
  await site.http.inject('/api/products/secret-product?q=who');
  await site.http.inject('/api/health');
  const server = await serveMetrics(anyPort, () => required(site.metrics).text());
  const reply = await fetch(`http://127.0.0.1:${portOf(server)}/metrics`);
  const figures = await reply.text();
  server.close();
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(figures).toContain('mansooj_request_seconds_count{method="GET",route="/api/products/:id",status="404"} 1');
  expect(figures).toContain('mansooj_request_seconds_count{method="GET",route="/api/health",status="200"} 1');
  expect(figures).not.toMatch(/secret-product|who|127\.0\.0\.1/);
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(figures).toContain(name);
  // Without a backup no age is exported, so that an alert on its absence fires.
  expect(figures).not.toMatch(/^mansooj_backup_age_seconds /m);
  const archive = 'mansooj-20261121T000000Z.tar.zst';
  await givenArchive(site.dataDir, archive);
  await site.database.db
    .insertInto('backup_run')
    .values({ id: 'one', started_at: new Date(Date.now() - 60_000).toISOString(), outcome: 'passed', archive })
    .execute();
  expect(await required(site.metrics).text()).toMatch(/^mansooj_backup_age_seconds 6\d\.\d+$/m);
});

test('metrics are disabled by default, and never served to visitors', async () => {
  site = await buildSite();
  expect(site.metrics).toBeUndefined();
  expect((await site.http.inject('/metrics')).statusCode).toBe(404);
  expect((await site.http.inject('/api/metrics')).statusCode).toBe(404);
});
