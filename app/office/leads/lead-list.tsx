import { useState } from 'react';
import { failureMessage, type Outcome, ownFailureMessage, readApi } from '#app/office/components/api-client.ts';
import { DismissibleAlert } from '#app/office/components/dismissible-alert.tsx';
import { LateBulkActions } from '#app/office/components/list/late-bulk-actions.tsx';
import { type ListPage, readList } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { RowMenu } from '#app/office/components/list/row-menu.tsx';
import { useAddressedRecord } from '#app/office/components/list/use-addressed-record.ts';
import { DeleteAction, RowAction } from '#app/office/components/row-action.tsx';
import { toastFailure } from '#app/office/components/toast.ts';
import { useActions } from '#app/office/components/use-actions.ts';
import { m } from '#messages';
import { doneAnswer } from '#shared/answer-parts.ts';
import { isSuspicious, type LeadStatus, sectionOfLead } from '#shared/leads/lead.ts';
import { changeStatus, type ShownLead } from './change-status.ts';
import { ExportButton } from './export-button.tsx';
import { senderName } from './lead-cells.tsx';
import { type AnyLead, type LeadActs, type LeadScreen, leadListSource } from './lead-screen.ts';
import { statusChoices } from './lead-status.tsx';

type Leads<Lead> = Promise<Outcome<ListPage<Lead>>>;

/** How a screen shows errors; `tellUnread` is for a lead that could not be opened. */
function useFailures(shownIn: 'alert' | 'toast') {
  const [message, setMessage] = useState('');
  const showAlert = (error: unknown, words: string) => setMessage(failureMessage(error, words));
  return {
    alert: message && <DismissibleAlert message={message} onDismiss={() => setMessage('')} />,
    tellFailure:
      shownIn === 'alert'
        ? showAlert
        : (error: unknown, words: string) => toastFailure(ownFailureMessage(error, words)),
    // For a missing one the server's message is more precise.
    tellUnread:
      shownIn === 'alert' ? showAlert : (error: unknown, words: string) => toastFailure(failureMessage(error, words)),
  };
}

/** The screen of one kind of leads: its list, and what can be done with them. */
function LeadList<Lead extends AnyLead>({ screen, leads }: { screen: LeadScreen<Lead>; leads: Leads<Lead> }) {
  const { status, words } = screen;
  const source = leadListSource(screen);
  const { alert, tellFailure, tellUnread } = useFailures(screen.failures);
  const { changeStatus, remove, clearSuspicion } = useLeadChanges(screen, tellFailure);
  const [opened, setOpened] = useState<Parameters<LeadActs<Lead>['open']>>();
  const acts: LeadActs<Lead> = {
    open: (...opening) => setOpened(opening),
    close: () => setOpened(undefined),
    changeStatus,
    clearSuspicion: ({ _id }) => void clearSuspicion(_id),
  };
  useAddressedRecord({
    path: source.path,
    schema: screen.answers.one,
    open: (lead) => acts.open('details', lead),
    tellFailure: tellUnread,
    failed: words.fetchFailed,
  });
  return (
    <RecordListScreen
      title={words.heading()}
      subtitle={words.subtitle?.()}
      notice={alert}
      source={source}
      outcome={leads}
      newer={{ ...source, hasWords: true }}
      columns={screen.columns(acts)}
      nameOf={senderName}
      empty={words.empty()}
      tools={() => <ExportButton path={source.path} filters={source.filters} tellFailure={tellFailure} />}
      rowActions={(lead) => (
        <>
          {screen.rowActs(lead, acts)}
          <RowMenu name={senderName(lead)}>
            {screen.furtherActs?.(lead, acts)}
            {isSuspicious(lead) && (
              <RowAction
                icon="cleared"
                title={m.admin_suspicious_clear()}
                label={m.admin_suspicious_clear_named({ name: senderName(lead) })}
                onClick={() => acts.clearSuspicion(lead)}
              />
            )}
          </RowMenu>
          <DeleteAction name={senderName(lead)} onClick={() => remove(lead)} />
        </>
      )}
      bulkActions={(rows, clear) => (
        <LateBulkActions
          path={source.path}
          rows={rows}
          clear={clear}
          deleteFailed={words.deleteFailed}
          {...(status && { statuses: statusChoices(status.choices), statusFailed: status.failed })}
          tellFailure={tellFailure}
        />
      )}
    >
      {opened && screen.dialog(...opened, acts)}
    </RecordListScreen>
  );
}

type Changed<Lead extends AnyLead> = Pick<LeadScreen<Lead>, 'kind' | 'status' | 'words'>;

/** Deleting and status changes of one kind of leads; the list is read again after each. */
function useLeadChanges<Lead extends AnyLead>(
  { kind, status: ofStatus, words }: Changed<Lead>,
  tellFailure: (error: unknown, words: string) => void,
) {
  const { act } = useActions(tellFailure);
  const path = `/${sectionOfLead(kind)}`;
  return {
    changeStatus: (lead: ShownLead, status: LeadStatus) =>
      act({
        call: () => changeStatus(kind, lead, status),
        done: (answer) => answer && (answer.message || ofStatus?.updated()),
        failed: ofStatus?.failed() ?? '',
      }),

    clearSuspicion: (id: string) =>
      act({
        call: () => readApi(`${path}/${id}/suspicion`, doneAnswer, { method: 'DELETE' }),
        done: ({ message }) => message || m.suspicion_cleared(),
        failed: m.admin_suspicious_error(),
      }),

    /** Confirms first, naming the sender. */
    remove: (lead: Lead) =>
      act({
        ask: { title: m.admin_confirm_delete(), text: words.confirmDelete({ name: senderName(lead) }) },
        call: () => readApi(`${path}/${lead._id}`, doneAnswer, { method: 'DELETE' }),
        done: ({ message }) => message || words.deleted(),
        failed: words.deleteFailed(),
      }),
  };
}

/** The title, the loader and the screen of a lead's route module. */
export function leadRoute<Lead extends AnyLead>(screen: LeadScreen<Lead>) {
  return {
    handle: { title: screen.menu },
    clientLoader: ({ request }: { request: Request }) => ({ leads: readList(request, leadListSource(screen)) }),
    // biome-ignore lint/correctness/noComponentHookFactories: called once, by the route module
    Screen: ({ loaderData }: { loaderData: { leads: Leads<Lead> } }) => (
      <LeadList screen={screen} leads={loaderData.leads} />
    ),
  };
}
