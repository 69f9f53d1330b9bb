export interface CrossProps {
  /** A CSS length. */
  size: string;
}

/** The icon of close buttons. It is an inline SVG, because the first icon of the icon library adds 1.9 kB to a page. */
export function Cross({ size }: CrossProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M18 6 6 18M6 6l12 12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
