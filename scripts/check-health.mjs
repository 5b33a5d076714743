// For the health check of a container: exit status 0 when the site answers and reaches its database. A full disk or a
// bucket that is gone does not end the container: no restart would mend them.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/health?of=database`;
const isWell = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
