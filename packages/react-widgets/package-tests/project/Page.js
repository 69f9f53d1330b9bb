import { LivelyEvent, LivelyEvents } from '@lively/react-widgets';
import { createElement as h, StrictMode, useState } from 'react';

/** A page with a list that the server has read, and a button that shows a second widget and changes the first. */
export function Page({ content, widget, record }) {
  const [isChanged, setChanged] = useState(false);
  const handlers = Object.fromEntries(
    ['onReady', 'onOpen', 'onError'].map((name) => [
      name,
      (event) => {
        event.preventDefault();
        record?.(name, event.detail, isChanged);
      },
    ]),
  );
  const list = h(LivelyEvents, {
    ...widget,
    ...handlers,
    content,
    id: 'list',
    className: 'agenda',
    style: { '--lively-ground': '#fff', maxInlineSize: '30rem' },
    layout: isChanged ? undefined : 'compact',
    lang: isChanged ? undefined : 'en',
    limit: isChanged ? 1 : 2,
    locate: false,
  });
  return h(
    StrictMode,
    null,
    list,
    h('button', { type: 'button', onClick: () => setChanged(true) }, 'Change'),
    isChanged && h(LivelyEvent, { ...widget, id: 'event' }, h('a', { href: 'https://lively.example/' }, 'Events')),
  );
}
