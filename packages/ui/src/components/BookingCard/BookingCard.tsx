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

/** A secondary action for the event: a link, or a function of the page. */
export type BookingLink = {
  /** The text: « Itinéraire », « Ajouter à mon agenda ». */
  label: string;
  /** The icon before the label. */
  icon: 'calendar' | 'directions' | 'travel' | 'lodging' | 'website' | 'friends';
} & (
  | {
      /** The URL of the destination. */
      href: string;
      /** The text after the label: « nouvel onglet ». The link then opens a new tab. */
      newTabLabel?: string | undefined;
      /** The name of the file, which the link then saves instead of opening it. */
      download?: string | undefined;
      /** Replaces the navigation on a plain click, for example to ask the user something first. */
      onFollow?: (() => void) | undefined;
    }
  | { onSelect: () => void }
);

/** The primary action: a link, or a function that the page runs first. `busyLabel` is its text while it runs. */
export type BookingAction =
  | { label: string; href: string; newTabLabel?: string | undefined }
  | { label: string; onSelect: () => void; busyLabel?: string | undefined };

/** A problem with the action, and a workaround. */
export interface BookingDetour {
  /** The problem: « Votre navigateur a bloqué le nouvel onglet. » */
  text: string;
  link: { label: string; href: string; newTabLabel: string };
}

export interface BookingCardProps extends RootProps<'aside', 'aria-label'> {
  /** The accessible name of the card: « Réserver ». Not visible. */
  label: string;
  /** The price in the words of the organiser: « 32 € ». Omit it if the page shows it beside the card. */
  price?: string | undefined;
  /** The contents of the price: « frais compris ». */
  priceNote?: string | undefined;
  /** The language of the price, if it is not the page’s. */
  priceLanguage?: string | undefined;
  /** The language of the price note, if it is not the page’s. */
  priceNoteLanguage?: string | undefined;
  /** The one primary action. Omit it if nothing can be booked. */
  action?: BookingAction | undefined;
  /**
   * The date and the price. On a phone they are shown with the action in a bar at the bottom of the window, always in reach.
   * The page leaves the height of the bar free at its end.
   */
  bar?: { date: string; price: string; priceLanguage?: string | undefined } | undefined;
  /** The reason why there is no action, or a remark about the action: « Complet », « Entrée libre, sans réservation ». */
  note?: string | undefined;
  /** Undoes the fact that the note states. */
  undo?: { label: string; onPress: () => void } | undefined;
  /** Announced when it appears. Omit it while the action works. */
  detour?: BookingDetour | undefined;
  /** VoteButtons, for the user's opinion. */
  votes?: ReactNode;
  /** The place: a PointMap that is half as high as wide. Its room is reserved while it loads, unless it is `hidden`. */
  map?: ReactNode;
  /** Links to the calendar, directions, travel and lodging. */
  links?: readonly BookingLink[] | undefined;
  /** The props of the button that shares the event. */
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
 * The price, one primary action, votes, and secondary actions for an event. Renders an `<aside>`.
 *
 * Use EventCard for the price of an event in a list.
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
    map,
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
  // The undo button disappears after its press. The primary action takes the focus, unless it is elsewhere by then.
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
      {map && <div className={styles.map}>{map}</div>}
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

/** Returns true if the click opens no other tab and saves no file. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
