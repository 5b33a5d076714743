import { expect, test } from 'vitest';
import { missingNeed } from '../../scripts/needs.mjs';

const machine = { node: '20.20.2', memory: 2_000, disk: 5_000 };

test('the first start names what a machine lacks to install and build', () => {
  const said = (changed: Partial<typeof machine>) => missingNeed('/tmp', { ...machine, ...changed });
  expect(said({})).toBeUndefined();
  expect(said({ node: '18.19.0' })).toMatch(/^Node 20 or later is needed; this is 18\.19\.0\. A release archive/);
  expect(said({ memory: 640 })).toMatch(/^A build needs 1\.5 GB of memory or swap; this machine has 640 MB\./);
  expect(said({ disk: 900 })).toMatch(/^Packages and pages need 2 GB of disk; \/tmp has 900 MB left\./);
});

test('this machine has what a build needs', () => {
  expect(missingNeed(import.meta.dirname)).toBeUndefined();
});
