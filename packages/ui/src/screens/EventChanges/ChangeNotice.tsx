import { Alert } from '../../components/Alert/Alert';
import { ChangeLines } from './ChangeLines';
import type { ChangeNoteProps } from './ChangeNote';

/** Shows and announces, on the page of an event, the changes since the user last saw it. */
export function ChangeNotice({ title, ...lines }: ChangeNoteProps) {
  return (
    <Alert title={title}>
      <ChangeLines {...lines} />
    </Alert>
  );
}
