import * as styles from './UnderstoodParts.css';

export interface UnderstoodPartsProps {
  /** « Recherche comprise ainsi ». */
  label: string;
  /** « Musique », « Ce week-end : 28–29 nov. ». None: nothing shows, and nothing is said. */
  parts: readonly string[];
}

/** How a search is understood while it is typed. Announced once the user pauses. */
export function UnderstoodParts({ label, parts }: UnderstoodPartsProps) {
  return (
    <div className={styles.understood} role="status">
      {parts.length > 0 && (
        <>
          <span className={styles.label}>{label}</span>
          {parts.map((part) => (
            <span key={part} className={styles.part}>
              {part}
            </span>
          ))}
        </>
      )}
    </div>
  );
}
