import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Spinner } from '../../components/Spinner/Spinner';
import { TabLinks, type TabLinksProps } from '../../components/TabLinks/TabLinks';
import { ItemBoundary } from '../../internal/ItemBoundary';
import { ReadFailure } from '../ReadFailure';
import * as styles from './MessagesScreen.css';

/** A message that was sent through a form. */
export interface MessageItem {
  id: string;
  subject: string;
  /** « Ouvert », « Répondu », « Clos ». */
  status: string;
  /** Whether it is not answered yet. */
  isOpen: boolean;
  /** The sender and the time, one line each. */
  sender: string;
  when: string;
  /** As plain text. */
  text: string;
  /** A link that was sent with it. */
  link?: string | undefined;
  /** Opens a mail to the sender. */
  reply: { label: string; href: string };
  /** Marks it as answered or closed, or opens it again. */
  actions: readonly { label: string; onSelect: () => void }[];
}

/** The messages of a form, or the reason why there are none. */
export type MessagesResults =
  | { state: 'loading'; label: string }
  | { state: 'failed'; title: string; text: string; retryLabel: string; onRetry: () => void }
  | { state: 'empty'; empty: Omit<EmptyStateProps, 'headingLevel'> }
  | { state: 'ready'; messages: readonly MessageItem[] };

export interface MessagesScreenProps {
  /** « Messages ». */
  title: string;
  /** The links to the forms. */
  tabs: TabLinksProps;
  /** Announced when the view changes, and shown above the list: « 3 messages à traiter ». */
  announcement: string;
  /** The messages, or the reason why there are none. */
  results: MessagesResults;
}

/** The messages that people sent through the forms. Renders the content of the page's `<main>`. */
export function MessagesScreen({ title, tabs, announcement, results }: MessagesScreenProps) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <TabLinks {...tabs} />
      <div className={styles.announcement} role="status">
        {announcement}
      </div>
      <Results results={results} />
    </div>
  );
}

function Results({ results }: Pick<MessagesScreenProps, 'results'>) {
  switch (results.state) {
    case 'loading':
      return <Spinner label={results.label} size="large" />;
    case 'failed':
      return <ReadFailure {...results} />;
    case 'empty':
      return <EmptyState {...results.empty} />;
    case 'ready':
      return (
        <ul className={styles.messages}>
          {results.messages.map((message) => (
            <ItemBoundary key={message.id}>
              <Message {...message} />
            </ItemBoundary>
          ))}
        </ul>
      );
  }
}

function Message({ subject, status, isOpen, sender, when, text, link, reply, actions }: MessageItem) {
  return (
    <li className={styles.message}>
      <div className={styles.head}>
        <h2 className={styles.subject} dir="auto">
          {subject}
        </h2>
        <Badge tone={isOpen ? 'strong' : 'neutral'}>{status}</Badge>
      </div>
      <p className={styles.sender}>
        <span dir="auto">{sender}</span>
        <span>{when}</span>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {link && (
        <p className={styles.text} dir="auto">
          {link}
        </p>
      )}
      <div className={styles.actions}>
        <LinkButton href={reply.href} weight="strong">
          {reply.label}
        </LinkButton>
        {actions.map((action) => (
          <Button key={action.label} weight="regular" onPress={action.onSelect}>
            {action.label}
          </Button>
        ))}
      </div>
    </li>
  );
}
