import * as badge from '../src/components/Badge/Badge.css';
import * as date from '../src/components/DateBlock/DateBlock.css';
import * as styles from '../src/components/EventCard/EventCard.css';
import * as heart from '../src/components/FavouriteButton/FavouriteButton.css';
import type { BenchCard } from './createCards';

const cardClass = styles.cardForVariant.vertical;
const mediaClass = styles.mediaForVariant.vertical;
const badgeClasses = {
  strong: badge.badgeForTone.strong,
  neutral: badge.badgeForTone.neutral,
};

/**
 * The floor: the markup of an EventCard, to the letter, written by hand in one function. Every part is always there,
 * nothing is optional, nothing is held in state, and class names are put together once.
 */
export function PlainCard(props: BenchCard) {
  return (
    <article className={cardClass}>
      <div className={styles.body}>
        <h3 className={styles.title} dir="auto">
          <a className={styles.link} href={props.href}>
            {props.title}
          </a>
        </h3>
        <p className={styles.place}>
          <bdi>{props.place}</bdi>
          <br />
          {props.time}
        </p>
        <p className={styles.priceLine}>
          <span className={styles.price} dir="auto">
            {props.price}
          </span>{' '}
          <span>{props.participants}</span>
        </p>
        <ul className={styles.badges}>
          {props.badges.map(({ label, tone }) => (
            <li key={label}>
              <span className={badgeClasses[tone]}>{label}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={mediaClass} data-category={props.category}>
        <img src={props.image} alt="" width={320} height={400} loading="lazy" decoding="async" />
        <time className={date.block} dateTime={props.date.dateTime}>
          <span>{props.date.weekday}</span> <span className={date.day}>{props.date.day}</span>{' '}
          <span>{props.date.month}</span>
        </time>
        <div className={styles.tags}>
          <span className={styles.tag}>{props.categoryLabel}</span>{' '}
        </div>
      </div>
      <div className={styles.heartForVariant.vertical}>
        <button
          className={heart.button}
          type="button"
          aria-pressed={props.favourite.pressed}
          aria-label={props.favourite.label}
          onClick={props.favourite.onToggle}
        >
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z" />
          </svg>
        </button>
      </div>
    </article>
  );
}
