import { createMediaService } from '#server/content/media/media-service.ts';
import { readConfigOrExit } from '#server/core/config/config.ts';
import { createLogger } from '#server/core/config/logger.ts';
import { openDatabase } from '#server/core/db/database.ts';
import { createFileInspector } from '#server/core/files/inspection/file-inspector.ts';
import { openFileStore } from '#server/core/files/storage/file-store.ts';
import { errorMessage } from '#shared/caught.ts';
import { type DemoOutcome, fillWithDemo } from './demo-content.ts';

async function fill(): Promise<void> {
  const config = readConfigOrExit();
  const logger = createLogger(config);
  await using database = await openDatabase(config);
  const inspector = createFileInspector({ logger });
  try {
    const media = createMediaService({ db: database.db, files: await openFileStore(config), inspector, logger });
    await fillWithDemo({ db: database.db, media, logger });
  } finally {
    inspector.close();
  }
}

// The site has ended; its next start stores the demo content.
process.once('disconnect', () => process.exit(0));
const outcome: DemoOutcome = await fill().then(
  () => ({ isOver: true }),
  (error: unknown) => ({ isOver: true, error: errorMessage(error) }),
);
process.send?.(outcome, () => process.disconnect?.());
