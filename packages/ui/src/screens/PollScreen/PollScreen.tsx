import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Ticket from 'lucide-react/icons/ticket';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { ShareButton, type ShareButtonProps } from '../../components/ShareButton/ShareButton';
import { Spinner } from '../../components/Spinner/Spinner';
import { followLink } from '../../internal/followLink';
import { useFocusFallback } from '../../internal/useFocusFallback';
import { ReadFailure } from '../ReadFailure';
import { PollDeadline, type PollDeadlineProps } from './PollDeadline';
import { PollForm, type PollFormProps } from './PollForm';
import { PollOption } from './PollOption';
import type { PollOptionItem } from './PollOptionItem';
import * as styles from './PollScreen.css';

/** A link that is kept or sent on. */
export interface PollLink {
  title: string;
  text: string;
  /** The URL as it is read. */
  url: string;
  share: ShareButtonProps;
}

/** What leads, or what was chosen, with the ways to go there. */
export interface PollResult {
  /** « En tête », « C’est choisi ». */
  overline: string;
  title: string;
  /** « samedi 12 décembre, 20:30 · Le Trianon, Paris 18e ». */
  facts: string;
  /** « trois oui, un peut-être ; à 2 km ». */
  reason: string;
  /** The URL of the calendar file, for readers without scripts; with them `onSelect` saves it. */
  calendar?: { label: string; href: string; onSelect: () => void } | undefined;
  ticket?: { label: string; href: string; newTabLabel: string } | undefined;
}

/** What an organiser does with the whole poll. */
export interface PollAction {
  /** Which action it is, whatever its label says. */
  id: string;
  label: string;
  /** What is happening, while it is. */
  busyLabel?: string | undefined;
  /** `danger` for what cannot be undone. @default 'brand' */
  tone?: 'brand' | 'danger';
  onSelect: () => void;
}

export interface PollPageProps {
  /** « On choisit ensemble ». */
  title: string;
  lead: string;
  /** Said on a closed poll, or about its end. */
  notice?: { title: string; text?: string | undefined } | undefined;
  result?: PollResult | undefined;
  options: readonly PollOptionItem[];
  /** « 4 réponses », or why they do not show. */
  count: string;
  /** Left out once nothing more is accepted. */
  form?: PollFormProps | undefined;
  /** The links that a reader may keep or send on. */
  links: readonly PollLink[];
  /** Adds options, for its organiser. */
  add?: { label: string; onSelect: () => void } | undefined;
  /** When it closes by itself, for its organiser. */
  deadline?: PollDeadlineProps | undefined;
  /** Removes the reader's own answers. */
  withdraw?: { label: string; onSelect: () => void } | undefined;
  /** What its organiser does with it as a whole. */
  actions?: readonly PollAction[] | undefined;
}

/** The poll, or why it is not there. */
export type PollScreenPage =
  | { state: 'loading'; label: string }
  | { state: 'notFound'; title: string; text: string; home: { label: string; href: string } }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  | ({ state: 'ready' } & PollPageProps);

export interface PollScreenProps {
  /** What is shown: the poll, or one of `loading`, `notFound`, `failed`. */
  page: PollScreenPage;
}

/** Friends choose one of a few events. Renders the content of the page's `<main>`. */
export function PollScreen({ page }: PollScreenProps) {
  switch (page.state) {
    case 'loading':
      return <Spinner label={page.label} showLabel size="large" fillsPage />;
    case 'notFound':
      return (
        <div className={styles.screen}>
          <EmptyState title={page.title} text={page.text} action={page.home} headingLevel={1} />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.screen}>
          <h1 className={styles.title}>{page.title}</h1>
          <ReadFailure title={page.text} retryLabel={page.retryLabel} onRetry={page.onRetry} />
        </div>
      );
    case 'ready':
      return <PollPage {...page} />;
  }
}

function PollPage(props: PollPageProps) {
  const { title, lead, notice, result, options, count, form, links, add, deadline, withdraw, actions } = props;
  const { fallback, container } = useFocusFallback<HTMLHeadingElement>();
  return (
    <div className={styles.screen} {...container}>
      <header className={styles.head}>
        <h1 ref={fallback} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {notice && <Alert title={notice.title}>{notice.text}</Alert>}
      {result && <Result {...result} />}
      <p className={styles.count} role="status">
        {count}
      </p>
      {form ? (
        <PollForm {...form} options={options} />
      ) : (
        <ul className={styles.options}>
          {options.map((option) => (
            <PollOption key={option.id} {...option}>
              {option.remove && (
                <Button weight="light" aria-label={option.remove.name} onPress={option.remove.onSelect}>
                  {option.remove.label}
                </Button>
              )}
            </PollOption>
          ))}
        </ul>
      )}
      {add && (
        <p>
          <Button weight="regular" onPress={add.onSelect}>
            {add.label}
          </Button>
        </p>
      )}
      {deadline && <PollDeadline {...deadline} />}
      {links.map((link) => (
        <Link key={link.url} {...link} />
      ))}
      {actions && (
        <div className={styles.actions}>
          {actions.map(({ id, label, busyLabel, tone, onSelect }) => (
            <Button
              key={id}
              weight={tone === 'danger' ? 'quiet' : 'regular'}
              tone={tone}
              busyLabel={busyLabel}
              onPress={onSelect}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {withdraw && (
        <p>
          <Button weight="quiet" tone="danger" onPress={withdraw.onSelect}>
            {withdraw.label}
          </Button>
        </p>
      )}
    </div>
  );
}

function Result({ overline, title, facts, reason, calendar, ticket }: PollResult) {
  return (
    <section className={styles.result} aria-label={overline}>
      <p className={styles.overline}>{overline}</p>
      <p className={styles.resultTitle} dir="auto">
        {title}
      </p>
      <p dir="auto">{facts}</p>
      <p className={styles.reason}>{reason}</p>
      {(calendar || ticket) && (
        <div className={styles.actions}>
          {ticket && (
            <LinkButton href={ticket.href} newTabLabel={ticket.newTabLabel} icon={<Ticket size={20} />}>
              {ticket.label}
            </LinkButton>
          )}
          {calendar && (
            <LinkButton
              weight="regular"
              icon={<CalendarPlus size={20} />}
              href={calendar.href}
              download=""
              onClick={followLink(calendar.onSelect)}
            >
              {calendar.label}
            </LinkButton>
          )}
        </div>
      )}
    </section>
  );
}

function Link({ title, text, url, share }: PollLink) {
  return (
    <section className={styles.link}>
      <h2 className={styles.linkTitle}>{title}</h2>
      <p>{text}</p>
      <p className={styles.url}>{url}</p>
      <ShareButton {...share} />
    </section>
  );
}
