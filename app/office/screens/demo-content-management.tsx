import { Button } from '@mantine/core';
import { callApi, readApi, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { Chip } from '#app/office/components/chip.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { ListScreen } from '#app/office/components/list/list-screen.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import styles from '#app/office/demo-content/demo-content.module.css';
import { kindLabels } from '#app/ui/i18n/kind-labels.ts';
import { localised } from '#app/ui/i18n/localised.ts';
import { m } from '#messages';
import { type DemoContentList, type DemoRecord, demoContentAnswer } from '#shared/kinds/demo-content-list.ts';
import type { Route } from './+types/demo-content-management';

export const handle = { title: m.admin_nav_demo_content };

export function clientLoader() {
  return { list: toOutcome(readApi('/demo-content', demoContentAnswer), m.demo_error_fetching()) };
}

function Entry({ record }: { record: DemoRecord }) {
  return (
    <li>
      <bdi>{localised(record).title}</bdi>
      {record.isInTrash && (
        <Chip colour="gray" size="sm">
          {m.demo_in_trash()}
        </Chip>
      )}
    </li>
  );
}

type RemovalProps = { list: DemoContentList; isBusy: boolean; onRemove: () => void };

function Removal({ list: { total, kinds }, isBusy, onRemove }: RemovalProps) {
  if (total === 0) return <p className={styles.empty}>{m.demo_empty()}</p>;
  return (
    <>
      <div className={styles.act}>
        <p>{m.demo_effect({ total })}</p>
        <Button color="red" loading={isBusy} onClick={onRemove}>
          {m.demo_remove()}
        </Button>
      </div>
      <div className={styles.kinds}>
        {kinds.map(({ entity, records }) => (
          <section key={entity} className={`box ${styles.kind}`} aria-labelledby={`demo-${entity}`}>
            <h2 id={`demo-${entity}`} className={styles.heading}>
              {m.demo_kind({ kind: kindLabels[entity].many(), count: records.length })}
            </h2>
            <ul className={styles.records}>
              {records.map((record) => (
                <Entry key={record._id} record={record} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The remaining demo content, and a button to remove it. */
export default function DemoContentManagement({ loaderData }: Route.ComponentProps) {
  const { failure, isBusy, act } = useActions();
  const remove = (total: number) =>
    act({
      ask: {
        title: m.demo_question({ total }),
        text: m.demo_question_effect(),
        deletes: total,
        confirmLabel: m.demo_remove(),
      },
      call: () => callApi('/demo-content', { method: 'DELETE' }),
      done: m.demo_removed(),
      failed: m.demo_error_removing(),
    });
  return (
    <ListScreen title={m.admin_nav_demo_content()} subtitle={m.demo_subtitle()}>
      {failure && <ErrorLine {...failure} />}
      <AwaitData outcome={loaderData.list}>
        {(found) => <Removal list={found} isBusy={isBusy} onRemove={() => remove(found.total)} />}
      </AwaitData>
    </ListScreen>
  );
}
