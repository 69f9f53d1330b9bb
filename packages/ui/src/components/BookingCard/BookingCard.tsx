'use client';

import BedDouble from 'lucide-react/icons/bed-double';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Globe from 'lucide-react/icons/globe';
import MapPin from 'lucide-react/icons/map-pin';
import TrainFront from 'lucide-react/icons/train-front';
import Users from 'lucide-react/icons/users';
import { forwardRef, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { Button } from '../Button/Button';
import { LinkButton } from '../LinkButton/LinkButton';
import { ShareButton, type ShareButtonProps } from '../ShareButton/ShareButton';
import * as styles from './BookingCard.css';

/** Something else to do about the event: a link, or something the page does itself. */
export type BookingLink = {
  /** « Itinéraire », « Ajouter à mon agenda ». */
  label: string;
  /** The picture before it. */
  icon: 'calendar' | 'directions' | 'travel' | 'lodging' | 'website' | 'friends';
} & (
  | {
      /** Where it leads. */
      href: string;
      /** Opens a new tab, and adds this text after the label. */
      newTabLabel?: string | undefined;
      /** Saves the file under this name instead of opening it. */
      download?: string | undefined;
      /** What the page does instead of following the link in the plain way: it asks something first. */
      onFollow?: (() => void) | undefined;
    }
  | { onSelect: () => void }
);

/** The one thing to do: a link, or something the page does first. `busyLabel` says that it is doing it. */
export type BookingAction =
  | { label: string; href: string; newTabLabel?: string | undefined }
  | { label: string; onSelect: () => void; busyLabel?: string | undefined };

/** What went wrong with the action, and the way round. */
export interface BookingDetour {
  /** « Votre navigateur a bloqué le nouvel onglet. » */
  text: string;
  link: { label: string; href: string; newTabLabel: string };
}

export interface BookingCardProps extends RootProps<'aside', 'aria-label'> {
  /** What the card is for: « Réserver ». Read aloud, not shown. */
  label: string;
  /** As the organiser wrote it: « 32 € ». Leave it out where the page says it beside the card. */
  price?: string | undefined;
  /** What the price holds: « frais compris ». */
  priceNote?: string | undefined;
  /** The language of price, where it is not the page’s. */
  priceLanguage?: string | undefined;
  /** The language of what the price holds, where it is not the page’s. */
  priceNoteLanguage?: string | undefined;
  /** The one primary action. Leave it out when nothing can be booked. */
  action?: BookingAction | undefined;
  /**
   * When and how much: on a telephone the action then stands with it in a bar at the foot of the window, always in reach.
   * The page keeps the height of the bar free at its end.
   */
  bar?: { date: string; price: string; priceLanguage?: string | undefined } | undefined;
  /** Why there is no action, or what comes with it: « Complet », « Entrée libre, sans réservation ». */
  note?: string | undefined;
  /** Takes back what the note says. */
  undo?: { label: string; onPress: () => void } | undefined;
  /** Said aloud when it comes. Leave it out while the action does what it should. */
  detour?: BookingDetour | undefined;
  /** VoteButtons: for or against. */
  votes?: ReactNode;
  /** Calendar, directions, travel, lodging. */
  links?: readonly BookingLink[] | undefined;
  /** Passes the event on. */
  share?: ShareButtonProps | undefined;
}

const iconForLink = {
  calendar: CalendarPlus,
  directions: MapPin,
  travel: TrainFront,
  lodging: BedDouble,
  website: Globe,
  friends: Users,
} as const;

/**
 * Price, one primary action, votes, and what else can be done about an event. Renders an `<aside>`.
 *
 * The price of an event among others stands in its EventCard.
 */
export const BookingCard = /* @__PURE__ */ forwardRef<HTMLElement, BookingCardProps>(function BookingCard(
  {
    label,
    price,
    priceNote,
    priceLanguage,
    priceNoteLanguage,
    action,
    bar,
    note,
    undo,
    detour,
    votes,
    links = [],
    share,
    className,
    ...root
  },
  ref,
) {
  const primary = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const wasUndone = useRef(false);
  const hasUndo = undo !== undefined;
  // The button goes with what it took back: the focus stays beside it, unless it is elsewhere by then.
  useLayoutEffect(() => {
    if (hasUndo || !wasUndone.current) return;
    wasUndone.current = false;
    if (document.activeElement === document.body) primary.current?.focus();
  }, [hasUndo]);

  return (
    <aside {...root} ref={ref} className={joinClassNames(styles.card, className)} aria-label={label}>
      {price && (
        <p className={styles.priceLine}>
          <span className={styles.price} dir="auto" lang={priceLanguage}>
            {price}
          </span>
          {priceNote && (
            <span className={styles.note} dir="auto" lang={priceNoteLanguage}>
              {priceNote}
            </span>
          )}
        </p>
      )}
      {action && (
        <div className={bar ? `${styles.action} ${styles.bar}` : styles.action}>
          {bar && (
            <p className={styles.summary}>
              <span>{bar.date}</span>
              <span className={styles.barPrice} dir="auto" lang={bar.priceLanguage}>
                {bar.price}
              </span>
            </p>
          )}
          {'href' in action ? (
            <LinkButton ref={primary} href={action.href} newTabLabel={action.newTabLabel} size="large" fullWidth>
              {action.label}
            </LinkButton>
          ) : (
            <Button ref={primary} size="large" fullWidth busyLabel={action.busyLabel} onPress={action.onSelect}>
              {action.label}
            </Button>
          )}
          {detour && <Detour {...detour} />}
        </div>
      )}
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {undo && (
        <Button
          weight="quiet"
          onPress={() => {
            wasUndone.current = true;
            undo.onPress();
          }}
        >
          {undo.label}
        </Button>
      )}
      {votes}
      {(links.length > 0 || share) && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.label}>
              <CardLink {...link} />
            </li>
          ))}
          {share && (
            <li>
              <ShareButton {...share} />
            </li>
          )}
        </ul>
      )}
    </aside>
  );
});

function Detour({ text, link }: BookingDetour) {
  return (
    <p className={styles.detour} role="alert">
      {`${text} `}
      <Anchor className={styles.detourLink} href={link.href} target="_blank" rel="noopener noreferrer">
        {link.label}
        <span className={visuallyHidden}>{` (${link.newTabLabel})`}</span>
      </Anchor>
    </p>
  );
}

function CardLink(props: BookingLink) {
  const { label, icon } = props;
  const Icon = iconForLink[icon];
  if ('onSelect' in props) {
    return (
      <button className={styles.link} type="button" onClick={() => props.onSelect()}>
        <Icon className={styles.icon} size={20} aria-hidden />
        {label}
      </button>
    );
  }
  const { href, newTabLabel, download, onFollow } = props;
  return (
    <Anchor
      className={styles.link}
      href={href}
      download={download}
      onClick={(event) => {
        if (!onFollow || !isPlainClick(event)) return;
        event.preventDefault();
        onFollow();
      }}
      {...(newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Icon className={styles.icon} size={20} aria-hidden />
      <span>
        {label}
        {newTabLabel && <span className={visuallyHidden}>{` (${newTabLabel})`}</span>}
      </span>
    </Anchor>
  );
}

/** Neither into another tab nor into a file. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
