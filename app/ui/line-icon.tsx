export type LineIconProps = {
  /** In a square of 24 by 24. */
  path: string;
  size?: number;
  /** Flips it in right-to-left text. */
  mirrors?: boolean;
  /** How thick its lines are. */
  weight?: number;
};

/** A decorative line icon. */
export function LineIcon({ path, size = 20, mirrors = false, weight = 1.75 }: LineIconProps) {
  return (
    <svg
      className={mirrors ? 'mirrors' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
