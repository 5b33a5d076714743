import { createAuditService } from '#server/accounts/audit/audit-service.ts';
import { readConfig } from '#server/core/config/config.ts';
import { openDatabase } from '#server/core/db/database.ts';

// A separate process that writes audit entries on request, several at once.
const { dataDir, databaseUrl } = readConfig(process.env);
const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
const audit = createAuditService({ db: database.db });
process.send?.('ready');
await new Promise((resolve) => process.once('message', resolve));
const total = Number(process.env.LOG_ENTRIES);
const write = (record: number) => audit.record({ action: 'changed', section: 'faqs', record: `faq-${record}` });
await Promise.all(Array.from({ length: total }, (_, record) => write(record)));
await database.close();
process.exit(0);
