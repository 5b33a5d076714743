type PdfOptions = {
  /** Pads it to an exact size. */
  bytes?: number;
  /** Makes it another file. */
  mark?: string;
  pages?: number;
  /** JavaScript that it asks its reader to run when it is opened. */
  script?: string;
};

function objectsOf({ pages = 1, script }: PdfOptions): string[] {
  const action = script ? ` /OpenAction << /S /JavaScript /JS (${script}) >>` : '';
  const kids = Array.from({ length: pages }, (_, page) => `${page + 3} 0 R`).join(' ');
  return [
    `<< /Type /Catalog /Pages 2 0 R${action} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ];
}

/** A PDF of empty pages that every reader opens. */
export function samplePdf(options: PdfOptions = {}): Buffer<ArrayBuffer> {
  const { bytes, mark = '' } = options;
  const objects = objectsOf(options);
  let body = `%PDF-1.4\n%${mark}\n`;
  const offsets = objects.map((object, i) => {
    const offset = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const padding = Math.max(0, (bytes ?? 0) - (body.length + tail(offsets, body.length).length) - 2);
  // The padding is in a comment before the table; its length may change the digits of the table's offset.
  const padded = padding > 0 ? `${body}%${'x'.repeat(padding)}\n` : body;
  const whole = padded + tail(offsets, padded.length);
  const excess = bytes === undefined ? 0 : whole.length - bytes;
  return Buffer.from(excess > 0 ? whole.replace('x'.repeat(excess), '') : whole, 'latin1');
}

function tail(offsets: number[], table: number): string {
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  return `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
}
