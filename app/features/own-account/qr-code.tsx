import { encodeQR } from 'qr';

/** A QR code as a single path; scanners need the quiet zone and dark on light, also in dark mode. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}
