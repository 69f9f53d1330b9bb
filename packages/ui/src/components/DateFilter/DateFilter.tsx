import { ChipRow } from '../../internal/ChipRow';

export interface DateFilterProps {
  /** What is chosen: « Quand ». Read aloud, not shown. */
  label: string;
  /** The value of the chosen span of days. */
  value: string;
  /** The spans of days: all dates, today, tomorrow, this weekend. */
  options: readonly { value: string; label: string }[];
  /** Called with the value of the span that was chosen. */
  onChange: (value: string) => void;
}

/** Picks one span of days. Renders radio buttons that look like chips. For an exact day use DateField. */
export function DateFilter(props: DateFilterProps) {
  return <ChipRow {...props} />;
}
