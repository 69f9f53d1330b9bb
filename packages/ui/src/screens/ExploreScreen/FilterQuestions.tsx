import { Anchor } from '../../internal/Anchor';
import { followLink } from '../../internal/followLink';
import * as styles from './FilterQuestions.css';

/** Words with several meanings, and the links of their meanings. */
export interface FilterQuestion {
  /** « Sainte-Colombe : laquelle ? ». */
  label: string;
  options: readonly { id: string; label: string; href: string; onChoose: () => void }[];
}

export interface FilterQuestionsProps {
  /** One question per ambiguous phrase. */
  questions: readonly FilterQuestion[];
}

/** Asks about the ambiguous words of a sentence, below the filters that were read from it. */
export function FilterQuestions({ questions }: FilterQuestionsProps) {
  return questions.map((question) => (
    <section key={question.label} className={styles.question} aria-label={question.label}>
      {/* A heading: « Zone A » is unclear alone, and screen readers give a link the context of its heading. */}
      <h2 className={styles.asked}>{question.label}</h2>
      <ul className={styles.options} data-scrolls-sideways>
        {question.options.map(({ id, label, href, onChoose }) => (
          <li key={id}>
            <Anchor className={styles.chip} href={href} onClick={followLink(onChoose)}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  ));
}
