import { ChangeLines, type ChangeLinesProps } from './ChangeLines';
import * as styles from './ChangeNote.css';

export interface ChangeNoteProps extends ChangeLinesProps {
  /** « Modifié depuis votre dernière visite ». */
  title: string;
}

/** On a card or a ticket: what changed since the person last saw the event. */
export function ChangeNote({ title, ...lines }: ChangeNoteProps) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{title}</p>
      <ChangeLines {...lines} />
    </div>
  );
}
