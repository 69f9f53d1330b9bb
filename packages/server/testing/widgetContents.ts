import type { WidgetContent, WidgetEvent } from '@lively/app/rendering';

/** An event whose texts contain markup. */
export const hostileEvent: WidgetEvent = {
  id: '00000000-0000-4000-8000-000000000017',
  url: 'https://lively.example/event/17',
  title: 'Bal "rouge" & <bleu>',
  when: 'samedi 12 décembre, 20:30',
  time: '20:30',
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
  period: null,
  search: null,
};

export const eventContent: WidgetContent = {
  ...listContent,
  kind: 'event',
  title: hostileEvent.title,
  link: { label: 'Voir', url: hostileEvent.url },
  events: [{ ...hostileEvent, otherDates: 'Autres dates : 13 déc.', description: 'Un bal…' }],
};

const day = { date: '2026-12-12', name: 'samedi 12 décembre', count: '', titles: [], more: '' };

export const weekContent: WidgetContent = {
  ...listContent,
  period: {
    kind: 'week',
    title: '7–13 déc.',
    previous: null,
    next: { label: 'Semaine suivante', on: '2026-12-14' },
    day: null,
    weekdays: [],
    days: [
      { ...day, date: '2026-12-11', name: 'vendredi 11 décembre', url: null },
      { ...day, url: 'https://lively.example/explore' },
    ],
  },
};

export const monthContent: WidgetContent = {
  ...listContent,
  period: {
    kind: 'month',
    title: 'décembre 2026',
    previous: { label: 'Mois précédent', on: '2026-11' },
    next: null,
    day: { label: 'Tout le mois', on: '2026-12' },
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    days: Array.from({ length: 31 }, (_, index) => {
      const date = `2026-12-${`${index + 1}`.padStart(2, '0')}`;
      if (date !== day.date) return { ...day, date, name: `jour ${index + 1}`, count: 'Aucun événement', url: null };
      return {
        ...day,
        count: '3 événements',
        titles: ['<b>', 'Bal'],
        more: '+ 1',
        url: 'https://lively.example/explore',
      };
    }),
  },
};

export const searchContent: WidgetContent = {
  ...listContent,
  search: {
    label: 'Que cherchez-vous ?',
    placeholder: 'concerts',
    submit: 'Rechercher',
    line: 'jazz "libre"',
    unread: 'Sans effet : libre',
  },
};
