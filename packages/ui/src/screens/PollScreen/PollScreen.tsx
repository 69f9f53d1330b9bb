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
import { FailureScreen, type FailureScreenProps } from '../FailureScreen/FailureScreen';
import { PollDeadline, type PollDeadlineProps } from './PollDeadline';
import { PollForm, type PollFormProps } from './PollForm';
import { PollOption } from './PollOption';
import type { PollOptionItem } from './PollOptionItem';
import * as styles from './PollScreen.css';

/** A link for the user to keep or to share. */
export interface PollLink {
  title: string;
  text: string;
  /** The URL as text. */
  url: string;
  share: ShareButtonProps;
}

/** The leading or the chosen option, with links to its calendar file and tickets. */
export interface PollResult {
  /** « En tête », « C’est choisi ». */
  overline: string;
  title: string;
  /** The language of the title, if it differs from the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** « samedi 12 décembre, 20:30 · Le Trianon, Paris 18e ». */
  facts: string;
  /** « trois oui, un peut-être ; à 2 km ». */
  reason: string;
  /** The URL of the calendar file, for users without scripts. With scripts `onSelect` saves the file. */
  calendar?: { label: string; href: string; onSelect: () => void } | undefined;
  ticket?: { label: string; href: string; newTabLabel: string } | undefined;
}

/** An action of the organiser on the whole poll. */
export interface PollAction {
  /** The id of the action, which does not depend on its label. */
  id: string;
  label: string;
  /** Shown while the action runs. */
  busyLabel?: string | undefined;
  /** `danger` for an irreversible action. @default 'brand' */
  tone?: 'brand' | 'danger';
  onSelect: () => void;
}

export interface PollPageProps {
  /** « On choisit ensemble ». */
  title: string;
  lead: string;
  /** A notice that the poll is closed, or about its deadline. */
  notice?: { title: string; text?: string | undefined } | undefined;
  result?: PollResult | undefined;
  options: readonly PollOptionItem[];
  /** « 4 réponses », or the reason why the answers are hidden. */
  count: string;
  /** Leave it out if no more answers are accepted. */
  form?: PollFormProps | undefined;
  /** The links for the user to keep or to share. */
  links: readonly PollLink[];
  /** Adds options, for its organiser. */
  add?: { label: string; onSelect: () => void } | undefined;
  /** The deadline of the poll, for its organiser. */
  deadline?: PollDeadlineProps | undefined;
  /** Removes the user's own answers. */
  withdraw?: { label: string; onSelect: () => void } | undefined;
  /** The actions of its organiser on the whole poll. */
  actions?: readonly PollAction[] | undefined;
}

/** The poll, or the reason why there is none. */
export type PollScreenPage =
  | { state: 'loading'; label: string }
  | { state: 'notFound'; title: string; text: string; home: { label: string; href: string } }
  | ({ state: 'failed' } & FailureScreenProps)
  | ({ state: 'ready' } & PollPageProps);

export interface PollScreenProps {
  /** The content: the poll, or one of `loading`, `notFound`, `failed`. */
  page: PollScreenPage;
}

/** The page on which friends choose one of several events. Renders the content of the page's `<main>`. */
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
      return <FailureScreen {...page} />;
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
                <p>
                  <Button weight="light" aria-label={option.remove.name} onPress={option.remove.onSelect}>
                    {option.remove.label}
                  </Button>
                </p>
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

function Result({ overline, title, contentLanguage, facts, reason, calendar, ticket }: PollResult) {
  return (
    <section className={styles.result} aria-label={overline}>
      <p className={styles.overline}>{overline}</p>
      <p className={styles.resultTitle} dir="auto" lang={contentLanguage}>
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
