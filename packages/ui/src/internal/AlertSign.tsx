export interface AlertSignProps {
  className: string;
  /** A CSS length. */
  size: string;
}

/** The icon before an error. It is an inline SVG, because the first icon of the icon library adds 1.9 kB to a page. */
export function AlertSign({ className, size }: AlertSignProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M12 8v4m0 4h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
