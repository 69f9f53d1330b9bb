import { EventCard, EventPoster, TextField } from '@lively/ui';
import { createElement, version } from 'react';
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

process.stdout.write(JSON.stringify({ version, html: renderToString([card, field]) }));
