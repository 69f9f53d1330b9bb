import { LivelyEvent, LivelyEvents, type LivelyEventsProps, type WidgetContent } from '@lively/react-widgets';

const content: WidgetContent = {
  kind: 'list',
  language: 'en',
  title: 'Lyon',
  link: { label: 'All these events on Lively', url: 'https://lively.example/en/explore?city=Lyon' },
  message: null,
  events: [],
};

/** Correct uses, and the mistakes that the types refuse. */
export function Program(props: LivelyEventsProps) {
  return (
    <>
      <LivelyEvents {...props} content={content} layout="month" venue="Le Trianon" limit={8} locate theme={undefined} />
      <LivelyEvents
        className="agenda"
        style={{ '--lively-ground': '#fff', maxInlineSize: '40rem' }}
        onReady={({ detail }) => detail.count.toFixed()}
        onError={({ detail }) => detail.reason.trim()}
      />
      <LivelyEvent
        eventId="17"
        onOpen={(event) => event.detail.url.startsWith('https:') && event.preventDefault()}
        onTicket={({ detail }) => detail.id.trim()}
      >
        <a href="https://lively.example/event/17">Bal</a>
      </LivelyEvent>
      {/* @ts-expect-error TS2322: this layout does not exist. */}
      <LivelyEvents layout="year" />
      {/* @ts-expect-error TS2322: this custom property does not exist. */}
      <LivelyEvents style={{ '--lively-size': '1rem' }} />
      {/* @ts-expect-error TS2322: one event has no layout. */}
      <LivelyEvent layout="list" />
      {/* @ts-expect-error TS2339: being ready tells a number, not an address. */}
      <LivelyEvent onReady={({ detail }) => detail.url} />
    </>
  );
}
