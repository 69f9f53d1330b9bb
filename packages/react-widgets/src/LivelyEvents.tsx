import type { ReactElement } from 'react';
import { ContentList } from './ContentList.tsx';
import { LivelyElement } from './LivelyElement.tsx';
import type { SharedProps } from './SharedProps.ts';
import type { EventsAttributes } from './widgetProps.ts';

export interface LivelyEventsProps extends EventsAttributes, SharedProps {}

/**
 * A list, a week, a month or a search of events. Renders a `<lively-events>` element, and inside what a reader sees until the
 * script has loaded.
 */
export function LivelyEvents({ content, children, ...props }: LivelyEventsProps): ReactElement {
  return (
    <LivelyElement tag="lively-events" props={props}>
      {content && <ContentList content={content} hasLink={!children} />}
      {children}
    </LivelyElement>
  );
}
