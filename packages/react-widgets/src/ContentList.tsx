import type { ReactElement } from 'react';
import type { WidgetContent } from './WidgetContent.ts';

interface ContentListProps {
  readonly content: WidgetContent;
  /** Whether the link to the site follows the events. */
  readonly hasLink: boolean;
}

/** Events as a plain list, which reads without styles and scripts. */
export function ContentList({ content, hasLink }: ContentListProps): ReactElement {
  const { kind, language, title, events, message, link } = content;
  return (
    <div lang={language}>
      {kind === 'list' && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {events.length > 0 && (
        <ul>
          {events.map((event) => (
            <Item key={event.id} event={event} />
          ))}
        </ul>
      )}
      {message && <p>{message}</p>}
      {hasLink && (
        <p>
          <Link url={link.url}>{link.label}</Link>
        </p>
      )}
    </div>
  );
}

function Item({ event }: { readonly event: WidgetContent['events'][number] }): ReactElement {
  const { url, title, status, when, place, price, otherDates, description, credit } = event;
  const facts = [status, when, place, price].filter(Boolean).join(' · ');
  return (
    <li>
      <p>
        <Link url={url}>{title}</Link>
        {facts && ` · ${facts}`}
      </p>
      {otherDates && <p>{otherDates}</p>}
      {description && <p>{description}</p>}
      {credit && (
        <p>
          <small>{credit.url ? <Link url={credit.url}>{credit.text}</Link> : credit.text}</small>
        </p>
      )}
    </li>
  );
}

/** A link. A URL that is no address of a page, such as a script of a false answer, is not linked. */
function Link({ url, children }: { readonly url: string; readonly children: string }): ReactElement {
  return /^https?:\/\//.test(url) ? <a href={url}>{children}</a> : <span>{children}</span>;
}
