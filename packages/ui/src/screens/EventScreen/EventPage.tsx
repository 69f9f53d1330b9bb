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
import type { PosterSubcategory } from '../../poster/motifs';
import { EventDates, type EventDatesProps } from './EventDates';
import { EventPicture } from './EventPicture';
import * as styles from './EventScreen.css';

export interface EventPageProps {
  /** The id of the event, from which its poster is drawn. */
  id: string;
  /** The head of the page. The heart is drawn over the picture. */
  hero: EventHeroProps;
  /** The kind of the event, which decides the motif of its poster. */
  subcategory?: PosterSubcategory | null | undefined;
  /** The URL of the event's picture. The poster replaces a missing or broken picture. */
  image?: string | undefined;
  /** What the picture shows, for people who do not see it. Leave it out if it is decorative. */
  imageText?: string | undefined;
  /** The same picture in other formats and widths, best format first. `image` is the fallback. */
  imageSources?: EventCardProps['imageSources'];
  /** The reason why the user may not be able to go: cancelled, postponed, full, past. */
  notice?: { tone: 'danger' | 'neutral'; title: string; text?: string | undefined } | undefined;
  /** The changes since the user last saw the event: a ChangeNotice. Leave it out if there are none. */
  change?: ReactNode;
  /** The date, the place and the price. */
  facts: EventFactsProps['facts'];
  /** Every time at which it takes place. Leave it out if there is only one. */
  dates?: EventDatesProps | undefined;
  /** Price, ticket, votes and links. It stays visible while the page scrolls. */
  booking: BookingCardProps;
  /** The reasons why this event fits the user. Leave it out for a visitor. */
  reasons?: ReasonListProps | undefined;
  /** The language of the organiser's texts, if it differs from the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** The description as plain text, one paragraph per item. */
  description?: { title: string; paragraphs: readonly string[] } | undefined;
  /** The programme: times or performers. */
  programme?: EventProgrammeProps | undefined;
  /** The services on site: parking, catering. */
  services?: { title: string; items: readonly string[] } | undefined;
  /** The access to the event, one paragraph per item. */
  access?: { title: string; paragraphs: readonly string[] } | undefined;
  /** The link to the form that changes the event. Only for its creator. */
  edit?: { label: string; href: string } | undefined;
  /** The organiser, as a sentence, and their own page. The name is empty if only the page is known. */
  organizer?: { name: string; link?: { label: string; href: string } | undefined } | undefined;
  /** Opens the calendars of its venue and its organiser. */
  subscribe?: { label: string; onSelect: () => void } | undefined;
  /** The source of the event and its licence, with a link if there is one. */
  source?: CreditProps | undefined;
  /** Reports a problem with the event. Without `onReport` the label states that the user has reported it. */
  report?: { label: string; onReport?: (() => void) | undefined } | undefined;
  /** Content below the event that may load later: other events. */
  children?: ReactNode;
}

/** Draws the page of an event that was found. */
export function EventPage(props: EventPageProps) {
  const {
    id,
    image,
    imageText,
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
  const { access, contentLanguage, dates, edit, subcategory } = props;
  const { favourite, ...hero } = props.hero;
  return (
    <>
      <div className={styles.page}>
        <div className={styles.flood} data-category={hero.category} />
        <EventHero {...hero} className={styles.hero} contentLanguage={contentLanguage} />
        {/* Before the booking card in reading order. On the page the card is beside or below it. */}
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
          <div className={image ? styles.photo : styles.picture}>
            <EventPicture
              id={id}
              title={hero.title}
              category={hero.category}
              subcategory={subcategory}
              image={image}
              imageText={imageText}
              contentLanguage={contentLanguage}
              imageSources={imageSources}
            />
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

/** Draws one paragraph per text. The line breaks of a text are kept. */
function Paragraphs({ texts, language }: { texts: readonly string[]; language: string | undefined }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and stay in place
    <p key={index} className={styles.paragraph} dir="auto" lang={language}>
      {splitLinks(text).map((part, position) =>
        // Every second part is a link.
        position % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: links may repeat, and stay in place
          <Anchor key={position} className={styles.textLink} href={part} rel="ugc nofollow noopener">
            {part}
          </Anchor>
        ) : (
          part
        ),
      )}
    </p>
  ));
}

/** Splits a text at its https links. A sign after a link belongs to the sentence. */
function splitLinks(text: string): string[] {
  return text.split(/(https:\/\/[^\s<>"()]*[^\s<>"().,;:!?»…])/);
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
