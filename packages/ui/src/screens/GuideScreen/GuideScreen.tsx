import { Checklist } from '../../components/Checklist/Checklist';
import { FeatureCard } from '../../components/FeatureCard/FeatureCard';
import { GuideSteps } from '../../components/GuideSteps/GuideSteps';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Prose } from '../../components/Prose/Prose';
import { Blocks } from '../page/Blocks';
import { columnsFor } from '../page/columnsFor';
import { LinkList } from '../page/LinkList';
import { PageSection } from '../page/PageSection';
import { PublicPage } from '../page/PublicPage';
import * as page from '../page/page.css';
import { RichText } from '../page/RichText';
import type { GuideContent, GuidePart } from './GuideContent';
import * as styles from './GuideScreen.css';

export interface GuideScreenProps {
  /** The texts of the page. */
  content: GuideContent;
}

/** A guide to one task in Lively: steps, tips, a checklist. Renders the content of the page's `<main>`. */
export function GuideScreen({ content }: GuideScreenProps) {
  const { facts, parts, action, next } = content;
  return (
    <PublicPage opening={content}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            {fact}
          </li>
        ))}
      </ul>
      {parts.map((part) => (
        <PageSection
          key={part.id}
          id={part.id}
          title={part.title}
          text={part.kind === 'checklist' ? part.text : undefined}
        >
          <Part part={part} />
        </PageSection>
      ))}
      {action && (
        <div>
          <LinkButton href={action.href} size="large">
            {action.label}
          </LinkButton>
        </div>
      )}
      <PageSection title={next.title}>
        <LinkList links={next.links} />
      </PageSection>
    </PublicPage>
  );
}

function Part({ part }: { part: GuidePart }) {
  if (part.kind === 'text') {
    return (
      <Prose>
        <Blocks blocks={part.blocks} />
      </Prose>
    );
  }
  if (part.kind === 'steps') {
    return (
      <GuideSteps
        steps={part.steps.map((step) => ({
          ...step,
          text: (
            <span className={page.rich}>
              <RichText text={step.text} />
            </span>
          ),
        }))}
      />
    );
  }
  if (part.kind === 'cards') {
    return (
      <div className={columnsFor(part.cards.length)}>
        {part.cards.map(({ id, title, text }) => (
          <FeatureCard key={id} title={title} text={<RichText text={text} />} />
        ))}
      </div>
    );
  }
  if (part.kind === 'checklist') return <Checklist label={part.title} items={part.items} />;
  return (
    <ul className={part.tips.length % 3 === 0 ? page.thirds : page.pairs}>
      {part.tips.map((tip) => (
        <li key={tip} className={`${page.rich} ${styles.tip}`}>
          <RichText text={tip} />
        </li>
      ))}
    </ul>
  );
}
