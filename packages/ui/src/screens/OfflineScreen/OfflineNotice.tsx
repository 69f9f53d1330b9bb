import { Alert } from '../../components/Alert/Alert';
import * as styles from './OfflineNotice.css';

export interface OfflineNoticeProps {
  /** « Vous êtes hors connexion ». */
  title: string;
  /** The age of the page below, or a notice that none of it is stored: « Informations de 18:42 ». */
  text: string;
  /** The number of choices that wait for the network: « 2 envois en attente ». Leave it out if there are none. */
  waiting?: string | undefined;
}

/**
 * A notice above a page that is shown from the device's storage because there is no network. Renders a `<div>` that is announced.
 */
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
