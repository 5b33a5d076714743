import { createFileInspector, type FileInspector } from '#server/core/files/inspection/file-inspector.ts';

let shared: FileInspector | undefined;

/** One for all sites of a test process: its own processes take a second to start. They end with the test process. */
export function sharedInspector(): FileInspector {
  shared ??= { ...createFileInspector(), close() {} };
  return shared;
}
