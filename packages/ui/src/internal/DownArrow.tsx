export interface DownArrowProps {
  className: string;
}

/** The small solid triangle of all elements that open downwards. */
export function DownArrow({ className }: DownArrowProps) {
  return (
    <svg className={className} viewBox="0 0 10 6" aria-hidden="true" focusable="false">
      <path d="M0 0h10L5 6z" />
    </svg>
  );
}
