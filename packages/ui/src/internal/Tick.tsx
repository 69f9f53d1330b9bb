export interface TickProps {
  /** A CSS length. */
  size: string;
}

/** The icon of a chosen answer. It is an inline SVG, because the first icon of the icon library adds 1.9 kB to a page. */
export function Tick({ size }: TickProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M20 6 9 17l-5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
