import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { TextArea } from '../../components/TextArea/TextArea';
import * as styles from './PageChecker.css';

/** What the checker says of a page: a fault, a hint, or that all is well. */
export interface PageFinding {
  id: string;
  tone: 'danger' | 'neutral' | 'success';
  /** « Ligne 12 ». Leave it out for the whole page. */
  place?: string | undefined;
  /** The fact, in one sentence. */
  title: string;
  /** What to do. */
  text?: string | undefined;
  /** Lines to add or to change. */
  code?: string | undefined;
}

export interface PageCheckerProps {
  field: { label: string; hint: string; placeholder: string; value: string; onChange: (value: string) => void };
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onSubmit: () => void;
  /** « 3 problèmes ». Announced. */
  status: string;
  /** The accessible name of the list. */
  listLabel: string;
  findings: readonly PageFinding[];
}

const icons = { danger: OctagonAlert, neutral: Info, success: CircleCheck } as const;

/** Explains why a widget does not work on the page of a partner. */
export function PageChecker(props: PageCheckerProps) {
  const { field, submitLabel, busyLabel, busy, onSubmit, status, listLabel, findings } = props;
  return (
    <form
      className={styles.checker}
      aria-label={submitLabel}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <TextArea
        className={styles.field}
        name="html"
        label={field.label}
        hint={field.hint}
        placeholder={field.placeholder}
        value={field.value}
        rows={8}
        spellCheck={false}
        onValueChange={field.onChange}
      />
      <div className={styles.actions}>
        <SubmitButton busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
        <div className={styles.status} role="status">
          {status}
        </div>
      </div>
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label={listLabel}>
          {findings.map(({ id, tone, place, title, text, code }) => {
            const Icon = icons[tone];
            return (
              <li key={id} className={styles.tones[tone]}>
                <Icon className={styles.icon} size="1.5rem" aria-hidden />
                <div className={styles.body}>
                  <p className={styles.title}>
                    {title}
                    {place && <span className={styles.place}>{` ${place}`}</span>}
                  </p>
                  {text && <p>{text}</p>}
                  {code && (
                    <pre className={styles.code}>
                      <code>{code}</code>
                    </pre>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </form>
  );
}
