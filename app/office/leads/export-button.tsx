import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { type ListSource, listQuery } from '#app/office/components/list/read-list.ts';
import { fetchFile, saveFile } from '#app/office/components/saved-file.ts';
import { m } from '#messages';

type ExportButtonProps = {
  /** Of the list, below `/api`. */
  path: string;
  /** What narrows the list, besides the search. */
  filters: ListSource<never>['filters'];
  tellFailure: (error: unknown, words: string) => void;
};

/** Saves the whole list as it is searched, filtered and sorted now, as a spreadsheet. */
export function ExportButton({ path, filters, tellFailure }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [address] = useSearchParams();

  async function exportList(): Promise<void> {
    setIsBusy(true);
    try {
      saveFile(await fetchFile(`${path}/export.csv?${listQuery(address, filters)}`, 'export.csv'));
    } catch (error) {
      tellFailure(error, m.admin_export_failed());
    }
    setIsBusy(false);
  }

  return (
    <Button
      variant="default"
      leftSection={<CommandIcon name="download" size={18} />}
      loading={isBusy}
      onClick={() => void exportList()}
    >
      {m.admin_export()}
    </Button>
  );
}
