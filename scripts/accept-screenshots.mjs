// `npm run screenshots:accept`: accepts the current screenshots of the component gallery. Look at `git diff` before you
// commit. Accept on the kind of machine that runs CI, with its Chromium: baselines of another one are compared less strictly.
import { runOrExit } from './run-tool.mjs';

await runOrExit(['vitest', 'run', '--project=browser', 'tests/component-gallery'], {
  env: { ACCEPT_SCREENSHOTS: '1' },
  show: true,
});
