import { record } from './Record.css';

export interface RecordProps {
  size: 'small' | 'medium' | 'large';
}

const sideForSize = { small: '1.125rem', medium: '2.5rem', large: '4.5rem' };

/** The turning record without an announcement, for elements that already announce that they are busy. */
export function Record({ size }: RecordProps) {
  const side = sideForSize[size];
  return (
    <svg className={record} width={side} height={side} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="17" fill="none" stroke="currentColor" strokeWidth="5" strokeDasharray="80 27" />
      {size !== 'small' && (
        <circle cx="20" cy="20" r="9.5" fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="34 26" />
      )}
      <circle cx="20" cy="20" r="3.5" fill="currentColor" />
    </svg>
  );
}
