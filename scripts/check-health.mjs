// For a container's health check: exit status 0 when the site answers and reaches its database. A full disk or an
// unreachable bucket is not a failure: a restart would not help.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/health?of=database`;
const isWell = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
