import { type FormEvent, type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import * as chips from '../../internal/ChipRow.css';
import * as styles from './FirstSearch.css';
import type { LandingContent } from './LandingContent';

interface FirstSearchProps {
  content: LandingContent;
  /** Searches without a page load. */
  onSearch?: ((text: string) => void) | undefined;
  /** Called with the typed text. */
  onType?: ((text: string) => void) | undefined;
  /** The parts of the text that were understood, below the field. */
  understood?: ReactNode;
  /** The marks of those parts in the field: FieldMarks. */
  marks?: ReactNode;
}

/** A search field and links to dates: a plain form and plain links, so that both work before any script has loaded. */
export function FirstSearch({ content, onSearch, onType, understood, marks }: FirstSearchProps) {
  const id = useId();
  const { search, dates, datesLabel } = content;

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(search.name) ?? ''));
  }

  return (
    <div className={styles.search}>
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> */}
      <form className={styles.box} role="search" action={search.action} method="get" onSubmit={submit}>
        <label className={visuallyHidden} htmlFor={id}>
          {search.label}
        </label>
        {marks}
        <input
          className={styles.input}
          id={id}
          name={search.name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={search.placeholder}
          onChange={onType && ((event) => onType(event.target.value))}
        />
        <button className={styles.button} type="submit">
          {search.submit}
        </button>
      </form>
      <div className={styles.below}>
        {understood}
        <nav className={styles.dates} aria-label={datesLabel}>
          <ul className={chips.row}>
            {dates.map(({ label, href }) => (
              <li key={href} className={styles.date}>
                <Anchor className={`${chips.chip} ${styles.chip}`} href={href}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
