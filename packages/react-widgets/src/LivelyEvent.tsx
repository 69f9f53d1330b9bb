import type { ReactElement } from 'react';
import { ContentList } from './ContentList.tsx';
import { LivelyElement } from './LivelyElement.tsx';
import type { SharedProps } from './SharedProps.ts';
import type { EventAttributes } from './widgetProps.ts';

export interface LivelyEventProps extends EventAttributes, SharedProps {}

/**
 * One event. Renders a `<lively-event>` element, and inside what a reader sees until the
 * script has loaded.
 */
export function LivelyEvent({ content, children, ...props }: LivelyEventProps): ReactElement {
  return (
    <LivelyElement tag="lively-event" props={props}>
      {content && <ContentList content={content} hasLink={!children} />}
      {children}
    </LivelyElement>
  );
}
