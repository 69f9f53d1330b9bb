import { Alert } from '../../components/Alert/Alert';
import { ChangeLines } from './ChangeLines';
import type { ChangeNoteProps } from './ChangeNote';

/** On the page of an event: what changed since the person last saw it. Announced. */
export function ChangeNotice({ title, ...lines }: ChangeNoteProps) {
  return (
    <Alert title={title}>
      <ChangeLines {...lines} />
    </Alert>
  );
}
