import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { VoteButtons } from '../../components/VoteButtons/VoteButtons';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText, seenText } from '../../docs/translateArgs';
import { EventScreen } from './EventScreen';
import { RelatedEvents } from './RelatedEvents';

const nbsp = '\u00a0';

const votes = {
  label: 'Votre avis',
  upLabel: 'Ça me tente',
  upCount: '128',
  downLabel: 'Bof',
  downCount: '9',
  onVote: fn(),
};

const page = {
  state: 'ready' as const,
  id: '00000000-0000-4000-8000-000000000011',
  hero: {
    category: 'music' as const,
    overline: 'Musique · Jazz',
    title: 'Nuit Nina Simone, l’intégrale au piano',
    tagline: 'Trois pianistes, quatre heures, cinquante-deux chansons. On peut venir tard, on peut partir tôt.',
    favourite: { label: 'Garder Nuit Nina Simone dans mes favoris', pressed: false, onToggle: fn() },
  },
  facts: [
    { label: 'Quand', lines: ['sam. 12 décembre', '20:30 – 00:30'], note: 'Seule date' },
    { label: 'Où', lines: ['Le Trianon', 'Paris 18e'], note: '80 boulevard de Rochechouart' },
    { label: 'Combien', lines: [`32${nbsp}€`, `≈${nbsp}1${nbsp}080 places`], original: 'frais compris' },
  ],
  booking: {
    label: 'Réserver',
    bar: { date: 'sam. 12 décembre', price: `32${nbsp}€` },
    action: { label: 'Prendre un billet', onSelect: fn() },
    votes: <VoteButtons {...votes} />,
    links: [
      { label: 'Ajouter à mon agenda', icon: 'calendar' as const, onSelect: fn() },
      { label: 'Itinéraire', href: '#map', icon: 'directions' as const, newTabLabel: 'nouvel onglet' },
      { label: 'Dormir à côté', href: '#hotel', icon: 'lodging' as const, newTabLabel: 'nouvel onglet' },
    ],
    share: { label: 'Partager', url: '#', title: 'Nuit Nina Simone', onCopied: fn(), onFailed: fn() },
  },
  reasons: {
    title: 'Pourquoi vous',
    totalLabel: 'Score',
    reasons: [
      { label: 'Vous aimez le jazz', points: 50 },
      { label: `À 4${nbsp}km de chez vous`, points: 30 },
      { label: 'Plus de 500 personnes y vont', points: 10 },
    ],
    actions: [
      { label: 'Moins de jazz', onSelect: fn() },
      { label: 'Pas si loin', onSelect: fn() },
      { label: 'Masquer', onSelect: fn() },
    ],
  },
  description: {
    title: 'La soirée',
    paragraphs: [
      'De « My Baby Just Cares for Me » à « Sinnerman », trois pianistes se relaient pour jouer tout ce que Nina Simone a gravé de 1958 à 1974, dans l’ordre, sans entracte.',
      'Le bar reste ouvert toute la nuit. On entre et on sort quand on veut, on s’assoit où l’on trouve, on se tait pendant les morceaux.\nOn revient.',
    ],
  },
  programme: {
    title: 'Programme',
    items: [
      { time: '20:30', title: 'Les années Bethlehem', text: 'Sélim Mazari' },
      { time: '22:00', title: 'Carnegie Hall', text: 'Clélya Abraham' },
      { time: '23:15', title: 'Dernier set', text: 'Tous les trois, à six mains' },
    ],
  },
  services: { title: 'Sur place', items: ['Bar', 'Vestiaire', 'Accès fauteuil roulant', 'Boucle magnétique'] },
  organizer: {
    name: 'Proposé par Les Nuits entières.',
    link: { label: 'Site de l’organisateur', href: 'https://nuits-entieres.example/nina' },
  },
  source: {
    text: 'Source : OpenAgenda, Licence Ouverte 2.0.',
    link: { label: 'Voir l’annonce d’origine', href: 'https://openagenda.com' },
  },
  subscribe: { label: 'Suivre le lieu ou l’organisateur dans mon agenda', onSelect: fn() },
  report: { label: 'Signaler cet événement', onReport: fn() },
};

const meta = {
  component: EventScreen,
  parameters: { layout: 'fullscreen' },
  args: { page },
} satisfies Meta<typeof EventScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line breaks of a paragraph are kept on screen. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText((_, paragraph) => paragraph?.tagName === 'P' && paragraph.textContent.includes('\n')),
    ).toHaveStyle({ whiteSpace: 'pre-line' });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(sampleText('Ça me tente')) }));
    await expect(votes.onVote).toHaveBeenCalledWith('up');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Prendre un billet') }));
    await expect(page.booking.action.onSelect).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Signaler cet événement') }));
    await expect(page.report.onReport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: sampleText('Site de l’organisateur') })).toHaveAttribute(
      'href',
      'https://nuits-entieres.example/nina',
    );
  },
};

/** On a phone the page opens on its picture, from edge to edge; the invitation is below the date, the place and the price. */
export const Telephone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const boxOf = (element: Element | null) => (element ?? canvasElement).getBoundingClientRect();
    const isNarrow = matchMedia('(max-width: 44.99rem)').matches;
    const picture = boxOf(canvasElement.querySelector('svg[width="100%"]'));
    const title = boxOf(canvas.getByRole('heading', { level: 1 }));
    const date = boxOf(canvas.getByText(sampleText('Seule date')));
    const invitation = boxOf(canvas.getByText(seenText(page.hero.tagline)));
    await expect(picture.bottom <= title.top).toBe(isNarrow);
    await expect(date.bottom <= invitation.top).toBe(isNarrow);
  },
};

/** The page for a visitor: no reasons, and a plain link for the ticket. */
/** The organiser described the picture: screen readers read it, in the language of the event. */
export const DescribedPicture: Story = {
  args: {
    page: {
      ...page,
      image: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
      imageText: 'Une pianiste de profil, éclairée par une seule lampe.',
      contentLanguage: 'fr',
    },
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', {
      name: sampleText('Une pianiste de profil, éclairée par une seule lampe.'),
    });
    await expect(picture).toHaveAttribute('lang', 'fr');
  },
};

export const Visitor: Story = {
  args: {
    page: {
      ...page,
      reasons: undefined,
      hero: {
        ...page.hero,
        category: 'culture',
        overline: 'Culture · Expositions',
        title: 'Bonnard, la couleur des jours',
      },
      booking: {
        ...page.booking,
        bar: { date: 'sam. 12 décembre', price: 'Gratuit' },
        action: { label: 'Site du musée', href: '#musee', newTabLabel: 'nouvel onglet' },
      },
    },
  },
};

/** With events near it on the same evening, and events at the same place. */
export const WithRelatedEvents: Story = {
  args: {
    page: {
      ...page,
      children: (
        <RelatedEvents
          groups={[
            { title: 'Aussi ce soir-là, tout près', events: sampleEvents.slice(0, 4) },
            { title: 'Du même lieu', events: sampleEvents.slice(4, 6) },
          ]}
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: sampleText('Du même lieu') }));
    await expect(list.getAllByRole('article')).toHaveLength(2);
  },
};

/** A single event is a sentence. */
export const WithOneRelatedEvent: Story = {
  args: {
    page: {
      ...page,
      children: (
        <RelatedEvents
          groups={[
            {
              sentence: 'Du même lieu : {title}, mar. 8 déc., 20:30.',
              event: { href: '#bal', title: 'Bal masqué au Trianon' },
            },
          ]}
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: sampleText('Bal masqué au Trianon') });
    await expect(link.parentElement).toHaveTextContent(/20:30\.$/);
  },
};

/** For a user who has reported the event. */
export const Reported: Story = {
  args: { page: { ...page, report: { label: 'Vous avez signalé cet événement.' } } },
};

/** A URL in a text is a link; the sign after it belongs to the sentence. */
export const WithLinks: Story = {
  args: {
    page: {
      ...page,
      description: { title: 'La soirée', paragraphs: ['Réservation en ligne (https://phare.example/billets?nuit=1).'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'https://phare.example/billets?nuit=1' })).toHaveAttribute(
      'href',
      'https://phare.example/billets?nuit=1',
    );
  },
};

export const Cancelled: Story = {
  args: {
    page: {
      ...page,
      notice: {
        tone: 'danger',
        title: 'Cet événement est annulé',
        text: 'L’organisateur rembourse les billets sous quinze jours.',
      },
      booking: { ...page.booking, action: undefined, note: 'La billetterie est fermée.' },
    },
  },
};

export const FullyBooked: Story = {
  args: {
    page: {
      ...page,
      hero: { ...page.hero, category: 'festival', overline: 'Festival' },
      notice: { tone: 'neutral', title: 'Complet', text: 'Il n’y a plus de place, mais on en rend parfois la veille.' },
      booking: { ...page.booking, action: undefined, note: 'Complet' },
    },
  },
};

export const Past: Story = {
  args: {
    page: {
      ...page,
      hero: {
        ...page.hero,
        category: 'sport',
        overline: 'Sport · Rugby',
        title: 'Stade Toulousain – La Rochelle',
        tagline: undefined,
      },
      notice: { tone: 'neutral', title: 'Cet événement est passé' },
      booking: { ...page.booking, action: undefined },
    },
  },
};

/** Only the required facts of an event, and an organizer without a name. */
export const Bare: Story = {
  args: {
    page: {
      state: 'ready',
      id: '17',
      hero: { category: 'leisure', overline: 'Loisirs', title: 'Randonnée des calanques' },
      facts: [{ label: 'Où', lines: ['Cassis'] }],
      booking: { label: 'Réserver', price: 'Gratuit' },
      organizer: { name: '', link: { label: 'Site de l’organisateur', href: 'https://calanques.example' } },
    },
  },
};

export const Loading: Story = { args: { page: { state: 'loading', label: 'Chargement de l’événement…' } } };

/** No event has this id. */
export const Empty: Story = {
  args: {
    page: {
      state: 'notFound',
      title: 'Événement non trouvé',
      text: 'Il a peut-être été retiré, ou son adresse a changé.',
      home: { label: 'Retour à l’accueil', href: '#accueil' },
    },
  },
};

export const Failed: Story = {
  args: {
    page: {
      state: 'failed',
      title: 'Erreur lors du chargement',
      text: 'Vérifiez votre connexion, puis réessayez.',
      retryLabel: 'Réessayer',
      onRetry: fn(),
    },
  },
};

export const LongText: Story = {
  args: {
    page: {
      ...page,
      hero: {
        ...page.hero,
        category: 'food',
        overline: 'Cuisine · Marchés · Produits régionaux et spécialités',
        title:
          'Rencontre-débat autour de la rétrospective des cinéastes franco-européens indépendants de l’entre-deux-guerres et de leurs héritiers',
      },
      facts: [
        { label: 'Quand', lines: ['du mercredi 23 septembre au dimanche 27 décembre', 'tous les jours sauf le lundi'] },
        {
          label: 'Où',
          lines: ['Médiathèque intercommunale Jean-Jacques-Rousseau', 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson'],
        },
        { label: 'Combien', lines: ['Participation libre et consciente'] },
      ],
    },
  },
};

/** Hostile texts, as an import can contain them. */
export const Hostile: Story = {
  args: {
    page: {
      ...page,
      image: 'javascript:alert(1)',
      hero: {
        category: 'tech',
        overline: '🎷'.repeat(200),
        title: 'W'.repeat(10_000),
        tagline: 'مهرجان الموسيقى '.repeat(80),
      },
      facts: [
        { label: '', lines: ['', '9'.repeat(500)] },
        { label: 'Où', lines: ['<script>alert(1)</script>'] },
      ],
      booking: {
        ...page.booking,
        price: '9'.repeat(200),
        votes: <VoteButtons {...votes} upCount="0" downCount="999999999999" />,
      },
      reasons: { ...page.reasons, reasons: [{ label: 'é'.repeat(600), points: 999_999_999 }] },
      description: { title: 'X'.repeat(400), paragraphs: ['y'.repeat(10_000)] },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
