import { Accordion } from '../../components/Accordion/Accordion';
import { Badge } from '../../components/Badge/Badge';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import type { PageLink } from '../page/PageLink';
import * as page from '../page/page.css';
import { RichText } from '../page/RichText';
import type { HelpQuestion } from './HelpContent';

interface HelpQuestionsProps {
  questions: readonly HelpQuestion[];
  /** The link to more questions. */
  more?: PageLink | undefined;
}

/** Frequent questions, each with a badge of its category. */
export function HelpQuestions({ questions, more }: HelpQuestionsProps) {
  return (
    <>
      <Accordion
        items={questions.map(({ id, category, question, answer }) => ({
          id,
          title: question,
          badge: <Badge>{category}</Badge>,
          content: (
            <p className={page.rich}>
              <RichText text={answer} />
            </p>
          ),
        }))}
      />
      {more && (
        <div>
          <LinkButton href={more.href} weight="regular">
            {more.label}
          </LinkButton>
        </div>
      )}
    </>
  );
}
