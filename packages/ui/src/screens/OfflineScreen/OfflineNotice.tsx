import { Alert } from '../../components/Alert/Alert';
import * as styles from './OfflineNotice.css';

export interface OfflineNoticeProps {
  /** « Vous êtes hors connexion ». */
  title: string;
  /** How old the page below is, or that nothing of it is there: « Vu à 18:42 ». */
  text: string;
}

/** Stands over a page that shows what the device keeps, because the network is missing. Renders a `<div>` that is announced. */
export function OfflineNotice({ title, text }: OfflineNoticeProps) {
  return (
    <div className={styles.notice}>
      <Alert title={title}>{text}</Alert>
    </div>
  );
}
