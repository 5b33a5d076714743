import { Button } from '@mantine/core';
import { describeFailure } from '#app/office/components/api-client.ts';
import { fetchFile, saveFile } from '#app/office/components/saved-file.ts';
import { toastFailure } from '#app/office/components/toast.ts';
import { answeredColumns } from '#app/office/leads/lead-columns.tsx';
import { LeadDetails, ViewDetailsAct } from '#app/office/leads/lead-details.tsx';
import { leadRoute } from '#app/office/leads/lead-list.tsx';
import type { LeadScreen } from '#app/office/leads/lead-screen.ts';
import { statusFilter } from '#app/office/leads/lead-status.tsx';
import { m } from '#messages';
import { answeredStatuses } from '#shared/leads/lead.ts';
import type { StaffLead } from '#shared/leads/lead-answers.ts';
import { type Quote, quoteAnswers } from '#shared/leads/quote-answers.ts';
import { quoteLead } from '#shared/leads/quote-lead.ts';

type StaffQuote = StaffLead<Quote>;

/** Saves the request as a PDF in the reader's language. */
async function savePdf({ _id, reference }: StaffQuote): Promise<void> {
  try {
    saveFile(await fetchFile(`/quotes/${_id}/pdf`, `${reference}.pdf`));
  } catch (error) {
    toastFailure(describeFailure(error, m.admin_quotes_pdf_failed()).message);
  }
}

/** Requests for quotations; the status can be changed in its cell. */
const screen: LeadScreen<StaffQuote> = {
  kind: 'quote',
  menu: m.admin_nav_quotes,
  answers: quoteAnswers,
  columns: ({ changeStatus }) => answeredColumns<StaffQuote>(quoteLead, changeStatus),
  rowActs: (quote, acts) => <ViewDetailsAct lead={quote} acts={acts} />,
  dialog: (_, quote, acts) => (
    <LeadDetails
      entry={quoteLead}
      title={m.admin_quotes_details()}
      lead={quote}
      more={
        <Button variant="default" onClick={() => void savePdf(quote)}>
          {m.admin_quotes_pdf()}
        </Button>
      }
      acts={acts}
    />
  ),
  status: {
    choices: answeredStatuses,
    filter: statusFilter(answeredStatuses),
    failed: m.admin_contacts_error_status,
    updated: m.quote_status_updated,
  },
  failures: 'alert',
  words: {
    heading: m.admin_quotes_heading,
    empty: m.admin_quotes_empty,
    fetchFailed: m.admin_quotes_error_fetching,
    confirmDelete: m.admin_contacts_confirm_delete,
    deleteFailed: m.admin_quotes_error_deleting,
    deleted: m.quote_deleted,
  },
};

const route = leadRoute(screen);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
