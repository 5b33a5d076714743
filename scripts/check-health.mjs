// For the health check of a container: exit status 0 when the site answers that all is well.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/health`;
const isWell = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
