import { ChangeLines, type ChangeLinesProps } from './ChangeLines';
import * as styles from './ChangeNote.css';

export interface ChangeNoteProps extends ChangeLinesProps {
  /** « Modifié depuis votre dernière visite ». */
  title: string;
}

/** Shows, on a card or a ticket, the changes since the user last saw the event. */
export function ChangeNote({ title, ...lines }: ChangeNoteProps) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{title}</p>
      <ChangeLines {...lines} />
    </div>
  );
}
