import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// For Vitest's `setupFiles`: a password is hashed in a moment, whatever cost is asked for and written beside the hash.
// At its real cost each takes a twentieth of a second of CPU time, and hundreds of tests sign somebody in.
const real = crypto.argon2;
const quick = ((algorithm, parameters, done) =>
  real(algorithm, { ...parameters, memory: 8, passes: 1, parallelism: 1 }, done)) as typeof real;
// Files of tests share a process.
if (!Object.hasOwn(real, 'isQuick')) {
  crypto.argon2 = Object.assign(quick, { isQuick: true });
  syncBuiltinESMExports();
}
