import { Alert } from '../../components/Alert/Alert';
import * as styles from './OfflineNotice.css';

export interface OfflineNoticeProps {
  /** « Vous êtes hors connexion ». */
  title: string;
  /** How old the page below is, or that nothing of it is there: « Vu à 18:42 ». */
  text: string;
  /** How much was chosen meanwhile and is still to be sent: « 2 envois en attente ». Left out for nothing. */
  waiting?: string | undefined;
}

/** Stands over a page that shows what the device keeps, because the network is missing. Renders a `<div>` that is announced. */
export function OfflineNotice({ title, text, waiting }: OfflineNoticeProps) {
  return (
    <div className={styles.notice}>
      <Alert title={title}>
        <p>{text}</p>
        {waiting && <p className={styles.waiting}>{waiting}</p>}
      </Alert>
    </div>
  );
}
