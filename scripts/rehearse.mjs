// What the release that serves runs in the folder of the next one, before it switches.
import { runMansooj } from './mansooj.mjs';

process.exitCode = await runMansooj('rehearse', []);
