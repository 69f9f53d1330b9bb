import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText } from '../../docs/translateArgs';
import type { EventItem } from '../EventItems';
import { FieldMarks } from './FieldMarks';
import { LandingScreen } from './LandingScreen';
import { UnderstoodParts } from './UnderstoodParts';

const events: EventItem[] = [
  {
    id: '17',
    href: '/event/17',
    title: 'Nuit Nina Simone, l’intégrale au piano',
    category: 'music',
    categoryLabel: 'Musique',
    place: 'Le Trianon, Paris 18e',
    time: '20:30',
    price: '32 €',
    date: { dateTime: '2026-12-12', weekday: 'sam.', day: '12', month: 'déc.' },
  },
  {
    id: '25',
    href: '/event/25',
    title: 'Bonnard, la couleur des jours',
    category: 'culture',
    categoryLabel: 'Culture',
    place: 'Musée des Beaux-Arts, Lyon 1er',
    time: '10:00',
    price: 'Gratuit',
    date: { dateTime: '2026-12-13', weekday: 'dim.', day: '13', month: 'déc.' },
  },
  {
    id: '49',
    href: '/event/49',
    title: 'Stade Toulousain – La Rochelle',
    category: 'sport',
    categoryLabel: 'Sport',
    place: 'Stade Ernest-Wallon, Toulouse',
    time: '21:00',
    price: 'dès 25 €',
    date: { dateTime: '2026-12-19', weekday: 'sam.', day: '19', month: 'déc.' },
  },
];

const tonight = sampleEvents.slice(0, 6).map(({ date: _, ...event }) => event);

const meta = {
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    events,
    onSearch: fn(),
    content: {
      meta: { title: 'Trouver quoi faire ce soir', description: 'Concerts, expos, matchs, fêtes de quartier.' },
      headline: { lines: ['Ce soir,', 'à {city},', 'il se passe', 'quelque chose.'], city: 'Lyon' },
      lead: 'Concerts, expos, matchs, fêtes de quartier : tout ce qui mérite de sortir de chez vous, et pourquoi ça vous plaira.',
      search: {
        label: 'Rechercher un événement',
        placeholder: 'Un artiste, un lieu, une envie…',
        submit: 'Rechercher',
        action: '/explore',
        name: 'q',
      },
      datesLabel: 'Choisir une date',
      dates: [
        { label: 'Ce soir', href: '/explore?date=tonight' },
        { label: 'Demain', href: '/explore?date=tomorrow' },
        { label: 'Ce week-end', href: '/explore?date=weekend' },
      ],
      column: {
        titles: {
          tonight: 'Ce soir en France',
          mixed: 'Ce soir et les jours suivants',
          next: 'Rien ce soir : les prochains événements',
          tomorrow: 'Demain soir en France',
        },
        turns: { back: 'Affiche précédente', on: 'Affiche suivante' },
        all: { label: 'Toutes les dates', href: '/explore' },
      },
      figures: {
        title: 'Notre ambition',
        text: 'Ce que Lively veut réunir, partout en France.',
        items: [
          { value: '10K+', label: 'événements en France' },
          { value: '50K+', label: 'utilisateurs' },
          { value: '500+', label: 'villes' },
        ],
      },
      events: { title: 'À l’affiche', all: { label: 'Tout explorer', href: '/explore' } },
      features: {
        title: 'Choisir vite, choisir bien',
        items: [
          {
            id: 'reasons',
            title: 'Vous savez pourquoi',
            text: 'Chaque recommandation montre ses raisons.',
            category: 'music',
          },
          { id: 'near', title: 'À côté', text: 'Votre position reste sur votre appareil.', category: 'sport' },
          { id: 'keep', title: 'Rien ne se perd', text: 'Un cœur pour garder une idée.', category: 'culture' },
          {
            id: 'publish',
            title: 'À vous de jouer',
            text: 'Sans photo ? Nous dessinons l’affiche.',
            category: 'festival',
          },
        ],
      },
      testimonials: {
        title: 'Ils sont sortis',
        items: [
          { id: 'nadia', quote: '« Je ne l’aurais jamais cherché. »', name: 'Nadia B.', role: 'Paris' },
          { id: 'hugo', quote: '« Le soir même, j’étais au bord du terrain. »', name: 'Hugo M.', role: 'Toulouse' },
          { id: 'solene', quote: '« Je n’ai imprimé aucun tract. »', name: 'Solène K.', role: 'Bordeaux' },
        ],
      },
      callToAction: {
        title: 'Et vous, vous sortez quand ?',
        text: 'L’inscription et la découverte sont gratuites.',
        primary: { label: 'Créer un compte', href: '/auth' },
        secondary: { label: 'Explorer sans compte', href: '/explore' },
      },
    },
    column: { when: 'tonight', events: tonight },
  },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const headline = ['Ce soir,', 'à {city},', 'il se passe', 'quelque chose.'];
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      headline.map((line) => sampleText(line, { city: 'Lyon' })).join(' '),
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('searchbox', { name: sampleText('Rechercher un événement') }), 'jazz{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('jazz');
  },
};

/** The dates are links, so that they work before any script has loaded. */
export const Dates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleText('Ce week-end') })).toHaveAttribute(
      'href',
      '/explore?date=weekend',
    );
  },
};

/** If nothing begins tonight, the column says so, and each event has its date. */
export const NothingTonight: Story = {
  args: { column: { when: 'next', events } },
  play: async ({ canvas }) => {
    const column = within(canvas.getByRole('region', { name: sampleText('Rien ce soir : les prochains événements') }));
    await expect(column.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(column.getAllByText(sampleText('sam.'))).toHaveLength(2);
  },
};

/** The places of the events are free until these are read. */
export const Loading: Story = {
  args: { column: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  },
};

/** Hides the lists if there are no events. */
export const NoEvents: Story = {
  args: { events: [], column: { when: 'next', events: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: sampleText('À l’affiche') })).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    content: {
      ...meta.args.content,
      headline: {
        lines: ['Dès cet après-midi,', 'à {city},', 'il se passe', 'quelque chose.'],
        city: 'Saint-Germain-en-Laye',
      },
    },
  },
};

/** Shows the meaning of a sentence below the field while it is typed, and marks its words in the field. */
export const Understood: Story = {
  args: {
    marks: <FieldMarks value="jazz, gratuit" marks={['jazz', 'gratuit']} />,
    understood: (
      <UnderstoodParts label="Nous avons compris" parts={['Musique', 'Ce week-end : 28–29 nov.', 'Gratuit']} />
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: sampleText('Rechercher un événement') });
    await userEvent.type(field, sampleText('jazz, gratuit'));
    const [jazz, free] = [...canvasElement.querySelectorAll('mark')];
    await expect([jazz?.textContent, free?.textContent]).toEqual(['jazz', sampleText('gratuit')]);
    const { left, top, bottom } = field.getBoundingClientRect();
    const mark = jazz?.getBoundingClientRect();
    await expect(mark?.left).toBeCloseTo(left + Number.parseFloat(getComputedStyle(field).paddingInlineStart), 0);
    await expect((mark?.top ?? 0) > top && (mark?.bottom ?? 0) < bottom).toBe(true);
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('Ce week-end : 28–29 nov.'));
    await expect(canvas.queryByRole('link', { name: sampleText('Demain') })).not.toBeInTheDocument();
  },
};
