import type { WidgetContent, WidgetEvent } from '@lively/app/rendering';

/** An event whose texts contain markup. */
export const hostileEvent: WidgetEvent = {
  id: '00000000-0000-4000-8000-000000000017',
  url: 'https://lively.example/event/17',
  title: 'Bal "rouge" & <bleu>',
  when: 'samedi 12 décembre, 20:30',
  date: { dateTime: '2026-12-12', weekday: 'sam.', day: '12', month: 'déc.' },
  otherDates: '',
  place: '<script>alert(1)</script>, Lyon',
  price: '12 €',
  status: 'Complet',
  category: 'Musique',
  description: '',
  picture: null,
  poster: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
  credit: { text: 'Source : OpenAgenda. Licence Ouverte 2.0.', url: 'https://openagenda.example/bal' },
};

export const listContent: WidgetContent = {
  kind: 'list',
  language: 'fr',
  title: 'Lyon · Musique',
  link: { label: 'Tout voir', url: 'https://lively.example/explore?city=Lyon&category=music' },
  events: [hostileEvent, { ...hostileEvent, title: 'Qui vive ?', status: '', price: '' }],
  message: null,
};

export const eventContent: WidgetContent = {
  ...listContent,
  kind: 'event',
  title: hostileEvent.title,
  link: { label: 'Voir', url: hostileEvent.url },
  events: [{ ...hostileEvent, otherDates: 'Autres dates : 13 déc.', description: 'Un bal…' }],
};
