import { pdf, picture, videoBytes } from './sample-files.ts';

/** Files as a form of the back office sends them. */
export async function sentPicture(name = 'loom.png'): Promise<File> {
  return new File([new Uint8Array(await picture('png'))], name, { type: 'image/png' });
}

export function sentVideo(name = 'loom.mp4'): File {
  return new File([new Uint8Array(videoBytes.mp4)], name, { type: 'video/mp4' });
}

export function sentPdf(name = 'ISO 9001.pdf'): File {
  return new File([new Uint8Array(pdf())], name, { type: 'application/pdf' });
}

/** A file of no accepted type, whatever its name. */
export function sentText(name = 'loom.png'): File {
  return new File(['just words'], name, { type: 'image/png' });
}
