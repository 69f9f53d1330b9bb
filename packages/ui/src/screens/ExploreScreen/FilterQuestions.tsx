import { Anchor } from '../../internal/Anchor';
import { followLink } from '../../internal/followLink';
import * as styles from './FilterQuestions.css';

/** Words that may mean several things, and what each choice leads to. */
export interface FilterQuestion {
  /** « Sainte-Colombe : laquelle ? ». */
  label: string;
  options: readonly { id: string; label: string; href: string; onChoose: () => void }[];
}

export interface FilterQuestionsProps {
  /** One for each phrase that is open. */
  questions: readonly FilterQuestion[];
}

/** What a sentence leaves open, under the filters that were read from it. */
export function FilterQuestions({ questions }: FilterQuestionsProps) {
  return questions.map((question) => (
    <section key={question.label} className={styles.question} aria-label={question.label}>
      {/* A heading: « Zone A » alone says little, and a link is understood with the heading before it. */}
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
