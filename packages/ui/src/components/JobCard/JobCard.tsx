'use client';

import { forwardRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { Badge } from '../Badge/Badge';
import { LinkButton } from '../LinkButton/LinkButton';
import * as styles from './JobCard.css';

export interface JobCardProps extends RootProps<'article', 'title'> {
  /** The name of the position. */
  title: string;
  /** Short facts: department, place, contract, experience. */
  facts: readonly string[];
  /** The work, in a sentence or two. */
  description: string;
  /** The required skills. */
  skills: readonly string[];
  /** The name of the list of skills, for screen reader users who jump from list to list. */
  skillsLabel: string;
  /** The link to the application form: « Postuler ». Screen readers read the title after the label. */
  apply: { label: string; href: string; onPress?: (() => void) | undefined };
  /** The level of the title, to fit the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** An open position in a list. Renders an `<article>`. */
export const JobCard = /* @__PURE__ */ forwardRef<HTMLElement, JobCardProps>(function JobCard(
  { title, facts, description, skills, skillsLabel, apply, headingLevel = 3, className, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...root} ref={ref} className={joinClassNames(styles.job, className)}>
      <div className={styles.texts}>
        <Heading className={styles.title}>{title}</Heading>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className={styles.description}>{description}</p>
        <ul className={styles.skills} aria-label={skillsLabel}>
          {skills.map((skill) => (
            <li key={skill}>
              <Badge>{skill}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.action}>
        <LinkButton href={apply.href} weight="regular" onClick={apply.onPress}>
          {apply.label}
          <span className={visuallyHidden}> {title}</span>
        </LinkButton>
      </div>
    </article>
  );
});
