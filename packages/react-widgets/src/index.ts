export { LivelyEvent, type LivelyEventProps } from './LivelyEvent.tsx';
export { LivelyEvents, type LivelyEventsProps } from './LivelyEvents.tsx';
export type { WidgetContent } from './WidgetContent.ts';
