import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Flag from 'lucide-react/icons/flag';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { BookingCard, type BookingCardProps } from '../../components/BookingCard/BookingCard';
import type { EventCardProps } from '../../components/EventCard/EventCard';
import { EventFacts, type EventFactsProps } from '../../components/EventFacts/EventFacts';
import { EventHero, type EventHeroProps } from '../../components/EventHero/EventHero';
import { EventProgramme, type EventProgrammeProps } from '../../components/EventProgramme/EventProgramme';
import { FavouriteButton } from '../../components/FavouriteButton/FavouriteButton';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { ReasonList, type ReasonListProps } from '../../components/ReasonList/ReasonList';
import { Anchor } from '../../internal/Anchor';
import { EventDates, type EventDatesProps } from './EventDates';
import { EventPicture } from './EventPicture';
import * as styles from './EventScreen.css';

export interface EventPageProps {
  /** The event's id: its poster is drawn from it. */
  id: string;
  /** Its head; the heart stands over the picture. */
  hero: EventHeroProps;
  /** URL of the event's own picture. The poster replaces it where it is missing or broken. */
  image?: string | undefined;
  /** The same picture in other formats and widths, best format first; `image` stands in where none can be read. */
  imageSources?: EventCardProps['imageSources'];
  /** What stands in the way of going: cancelled, postponed, full, past. */
  notice?: { tone: 'danger' | 'neutral'; title: string; text?: string | undefined } | undefined;
  /** What changed since the person last saw it: a ChangeNotice. Leave it out where nothing did. */
  change?: ReactNode;
  /** When, where and how much. */
  facts: EventFactsProps['facts'];
  /** Every time it takes place. Leave it out for an event of one time. */
  dates?: EventDatesProps | undefined;
  /** Price, ticket, votes and links; it stays in sight while the page scrolls. */
  booking: BookingCardProps;
  /** Why this event fits this person. Leave it out for a visitor. */
  reasons?: ReasonListProps | undefined;
  /** The language of what the organiser wrote, where it is not the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** What it is about, paragraph by paragraph, as plain text. */
  description?: { title: string; paragraphs: readonly string[] } | undefined;
  /** What happens when, or who plays. */
  programme?: EventProgrammeProps | undefined;
  /** What is there on the spot: parking, catering. */
  services?: { title: string; items: readonly string[] } | undefined;
  /** How one gets in, paragraph by paragraph. */
  access?: { title: string; paragraphs: readonly string[] } | undefined;
  /** Where its creator changes it. Leave it out for everybody else. */
  edit?: { label: string; href: string } | undefined;
  /** The organiser, as a sentence, and their own page. The name is empty where only the page is known. */
  organizer?: { name: string; link?: { label: string; href: string } | undefined } | undefined;
  /** Follows its venue or organiser in a calendar. */
  subscribe?: { label: string; onSelect: () => void } | undefined;
  /** Where it comes from and under which licence, with a link where there is one. */
  source?: CreditProps | undefined;
  /** Says that something is wrong with it. Without `onReport` the label says that it is reported. */
  report?: { label: string; onReport?: (() => void) | undefined } | undefined;
  /** What stands under everything and may come later: other events. */
  children?: ReactNode;
}

/** The page of an event that was found. */
export function EventPage(props: EventPageProps) {
  const {
    id,
    image,
    imageSources,
    notice,
    facts,
    booking,
    reasons,
    description,
    programme,
    services,
    organizer,
    source,
    report,
    subscribe,
  } = props;
  const { access, contentLanguage, dates, edit } = props;
  const { favourite, ...hero } = props.hero;
  return (
    <>
      <div className={styles.page}>
        <div className={styles.flood} data-category={hero.category} />
        <div className={styles.hero}>
          <EventHero {...hero} contentLanguage={contentLanguage} />
        </div>
        {/* Heard before the booking card, whose place on the page is beside or under it. */}
        <div className={styles.facts}>
          {notice && (
            <Alert tone={notice.tone} title={notice.title}>
              {notice.text}
            </Alert>
          )}
          {props.change}
          {edit && (
            <p className={styles.edit}>
              <LinkButton href={edit.href} weight="regular">
                {edit.label}
              </LinkButton>
            </p>
          )}
          <EventFacts facts={facts} />
        </div>
        <div className={styles.side}>
          <div className={styles.picture}>
            <EventPicture id={id} category={hero.category} image={image} imageSources={imageSources} />
          </div>
          {favourite && (
            <div className={styles.heart}>
              <FavouriteButton {...favourite} />
            </div>
          )}
          <div className={booking.action && booking.bar ? `${styles.booking} ${styles.barred}` : styles.booking}>
            <BookingCard {...booking} />
          </div>
        </div>
        <div className={styles.story}>
          {reasons && <ReasonList {...reasons} />}
          {description && (
            <section className={styles.prose}>
              <h2 className={styles.heading}>{description.title}</h2>
              <Paragraphs texts={description.paragraphs} language={contentLanguage} />
            </section>
          )}
          {dates && <EventDates {...dates} />}
          {programme && <EventProgramme {...programme} contentLanguage={contentLanguage} />}
          {services && (
            <section>
              <h2 className={styles.heading}>{services.title}</h2>
              <ul className={styles.services}>
                {services.items.map((item, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and stay in place
                  <li key={index} className={styles.service} dir="auto" lang={contentLanguage}>
                    {item}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {access && (
            <section className={styles.prose}>
              <h2 className={styles.heading}>{access.title}</h2>
              <Paragraphs texts={access.paragraphs} language={contentLanguage} />
            </section>
          )}
          {(organizer || source || report || subscribe) && (
            <div className={styles.credits}>
              {organizer && <Credit text={organizer.name} link={organizer.link} />}
              {subscribe && (
                <p>
                  <button className={styles.report} type="button" onClick={() => subscribe.onSelect()}>
                    <CalendarPlus size={18} aria-hidden />
                    {subscribe.label}
                  </button>
                </p>
              )}
              {source && <Credit {...source} />}
              {report && <ReportLine {...report} />}
            </div>
          )}
        </div>
      </div>
      {props.children}
    </>
  );
}

/** The line breaks of a text are its author's. */
function Paragraphs({ texts, language }: { texts: readonly string[]; language: string | undefined }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and stay in place
    <p key={index} className={styles.paragraph} dir="auto" lang={language}>
      {text}
    </p>
  ));
}

interface CreditProps {
  text: string;
  link?: { label: string; href: string } | undefined;
}

function ReportLine({ label, onReport }: NonNullable<EventPageProps['report']>) {
  if (!onReport) return <p role="status">{label}</p>;
  return (
    <p>
      <button className={styles.report} type="button" onClick={() => onReport()}>
        <Flag size={18} aria-hidden />
        {label}
      </button>
    </p>
  );
}

function Credit({ text, link }: CreditProps) {
  if (!text && !link) return null;
  return (
    <p>
      {text}
      {text && link && ' '}
      {link && (
        <Anchor className={styles.creditLink} href={link.href} rel="noopener noreferrer">
          {link.label}
        </Anchor>
      )}
    </p>
  );
}
