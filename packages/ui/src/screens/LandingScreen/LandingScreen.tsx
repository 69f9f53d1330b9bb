import type { ReactNode } from 'react';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { FeatureCard } from '../../components/FeatureCard/FeatureCard';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { StatTile } from '../../components/StatTile/StatTile';
import type { EventItem } from '../EventItems';
import { PosterColumn, type PosterColumnProps } from '../PosterColumn/PosterColumn';
import { PageSection } from '../page/PageSection';
import * as page from '../page/page.css';
import { Quotes } from '../page/Quotes';
import { FirstSearch } from './FirstSearch';
import type { LandingColumn, LandingContent } from './LandingContent';
import * as styles from './LandingScreen.css';
import { OnShow } from './OnShow';

export interface LandingScreenProps {
  /** The texts of the page. */
  content: LandingContent;
  /** The events beside the headline. Without it, their places are kept free. */
  column?: LandingColumn | undefined;
  /** Makes the column turn. */
  turning?: PosterColumnProps['turning'];
  /** Three events of the catalogue. */
  events: readonly EventItem[];
  /** Searches without leaving the app. Leave it out to let the browser send the form. */
  onSearch?: ((text: string) => void) | undefined;
  /** Called with the text typed into the search. */
  onType?: ((text: string) => void) | undefined;
  /** The parts of the text that were understood, below the search. */
  understood?: ReactNode;
  /** The marks of those parts in the search: FieldMarks. */
  marks?: ReactNode;
}

/** The first page for a visitor: a search and a few events. Renders the content of the page's `<main>`. */
export function LandingScreen(props: LandingScreenProps) {
  const { content, column, turning, events, onSearch, onType, understood, marks } = props;
  const { headline, lead, figures, features, testimonials, callToAction } = content;
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.texts}>
          <h1 className={styles.headline}>
            {headline.lines.map((line) => (
              <span key={line} className={styles.line}>
                <Line line={line} city={headline.city} />{' '}
              </span>
            ))}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <FirstSearch content={content} onSearch={onSearch} onType={onType} understood={understood} marks={marks} />
        </div>
        {column?.events.length !== 0 && <PosterColumn {...content.column} {...column} turning={turning} />}
      </div>
      <div className={page.page}>
        {events.length > 0 && <OnShow {...content.events} events={events} />}
        <PageSection title={features.title}>
          <div className={page.quarters}>
            {features.items.map(({ id, title, text, category }) => (
              <FeatureCard
                key={id}
                title={title}
                text={text}
                art={<EventPoster category={category} seed={id} format="wide" />}
              />
            ))}
          </div>
        </PageSection>
        <Quotes {...testimonials} />
      </div>
      <section className={styles.band}>
        <div className={styles.aim}>
          <h2 className={styles.aimTitle}>{figures.title}</h2>
          <p>{figures.text}</p>
        </div>
        <div className={styles.figures}>
          {figures.items.map(({ value, label }) => (
            <StatTile key={label} value={value} label={label} />
          ))}
        </div>
      </section>
      <section className={styles.call}>
        <div className={styles.callTexts}>
          <h2 className={styles.callTitle}>{callToAction.title}</h2>
          <p className={styles.callText}>{callToAction.text}</p>
          <div className={styles.callActions}>
            <LinkButton href={callToAction.primary.href} size="large">
              {callToAction.primary.label}
            </LinkButton>
            <LinkButton href={callToAction.secondary.href} size="large" weight="regular">
              {callToAction.secondary.label}
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  );
}

function Line({ line, city }: { line: string; city: string }) {
  const [before = '', after] = line.split('{city}');
  if (after === undefined) return line;
  return (
    <>
      {before}
      <span className={styles.city}>{`${city}${after}`}</span>
    </>
  );
}
