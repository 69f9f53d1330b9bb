import { EventCard, EventPoster, LivelyProvider, TextField } from '@lively/ui';
import { createElement, forwardRef, version } from 'react';
import { renderToString } from 'react-dom/server';

const card = createElement(EventCard, {
  href: '/evenements/nina-simone',
  title: 'Nuit Nina Simone',
  category: 'music',
  categoryLabel: 'Musique',
  place: 'Le Trianon, Paris 18e',
  poster: createElement(EventPoster, { category: 'music', seed: 'nina-simone' }),
  favourite: { label: 'Garder Nuit Nina Simone', pressed: true, onToggle: () => undefined },
});
const field = createElement(TextField, { name: 'city', label: 'Ville', error: 'Choisissez une ville.' });

/** What a router's link does: it takes the props of an `<a>` and renders its own. */
const RoutedLink = forwardRef(function RoutedLink(props, ref) {
  return createElement('a', { ...props, ref, 'data-routed': props.href });
});
const routed = createElement(
  LivelyProvider,
  { key: 'routed', link: RoutedLink },
  createElement(EventCard, {
    href: '/evenements/17',
    title: 'Bonnard',
    category: 'culture',
    categoryLabel: 'Culture',
    place: 'Le Cannet',
  }),
);

process.stdout.write(JSON.stringify({ version, html: renderToString([card, field, routed]) }));
