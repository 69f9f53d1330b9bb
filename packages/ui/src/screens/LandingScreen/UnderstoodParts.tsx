import * as styles from './UnderstoodParts.css';

export interface UnderstoodPartsProps {
  /** « Nous avons compris ». */
  label: string;
  /** « Musique », « Ce week-end : 28–29 nov. ». If empty, nothing is shown or announced. */
  parts: readonly string[];
}

/** Shows how a search is understood while it is typed. Announced after the user pauses. */
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
