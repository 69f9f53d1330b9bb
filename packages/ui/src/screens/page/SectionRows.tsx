import { Prose } from '../../components/Prose/Prose';
import type { TextSection } from './Block';
import { Blocks } from './Blocks';
import * as styles from './SectionRows.css';

/** The sections of a short text: each title is beside its text if there is room. */
export function SectionRows({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className={styles.row}>
          <h2 className={styles.title}>{title}</h2>
          <Prose>
            <Blocks blocks={blocks} />
          </Prose>
        </section>
      ))}
    </div>
  );
}
