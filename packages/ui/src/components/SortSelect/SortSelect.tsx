import { FilterSelect } from '../../internal/FilterSelect';

export interface SortSelectProps {
  /** « Trier par ». */
  label: string;
  /** The value of the order in force. */
  value: string;
  /** The orders there are. */
  options: readonly { value: string; label: string }[];
  /** Called with the value of the order that was chosen. */
  onChange: (value: string) => void;
}

/** Picks the order of a list of events. Renders a native `<select>`. In a form use Select. */
export function SortSelect(props: SortSelectProps) {
  return <FilterSelect {...props} />;
}
