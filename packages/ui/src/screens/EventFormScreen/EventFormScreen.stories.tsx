import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import type { EventFormProps } from './EventForm';
import { EventFormScreen } from './EventFormScreen';

const form: EventFormProps = {
  locale: 'fr',
  labels: {
    title: 'Créer un événement',
    text: 'Quelques lignes suffisent. Tout se change plus tard.',
    sections: {
      what: 'Quoi',
      where: 'Où et quand',
      details: 'Pratique',
      organizer: 'Organisateur',
      picture: 'Affiche',
    },
    fields: {
      title: 'Titre',
      category: 'Catégorie',
      location: 'Ville',
      venue: 'Lieu',
      date: 'Date',
      time: 'Heure',
      endTime: 'Heure de fin',
      fullAddress: 'Adresse',
      access: 'Accès',
      lineup: 'Programme',
      features: 'Sur place',
      organizer: 'Nom de l’organisateur',
      organizerContact: 'Contact de l’organisateur',
      maxCapacity: 'Nombre maximum de participants',
      description: 'Description',
      price: 'Prix',
      ticketUrl: 'Lien de billetterie',
      organizerUrl: 'Page de l’organisateur',
      image: 'Image',
    },
    hints: {
      title: '100 caractères au plus.',
      price: 'Tel que les visiteurs le liront : 12 €, Gratuit, Prix libre…',
      ticketUrl: 'Un lien qui commence par https://',
      organizerUrl: 'Son site, ou sa page sur un réseau social, en https://',
      image: 'PNG, JPG, GIF jusqu’à 10MB',
    },
    optional: 'facultatif',
    otherDates: {
      add: 'Ajouter une date',
      name: (number) => sampleText('Date {number}', { number }),
      remove: (number) => sampleText('Retirer la date {number}', { number }),
    },
    categoryPlaceholder: 'Choisissez…',
    capacity: { decrease: 'Un de moins', increase: 'Un de plus' },
    image: { choose: 'Choisissez une image, ou déposez-la ici', remove: 'Retirer l’image' },
    posterNote: 'Sans image, Lively dessine une affiche comme celle-ci.',
    submit: 'Créer l’événement',
    submitting: 'Création…',
    saved: 'C’est fait',
    stay: 'Rester ici',
    view: 'Voir l’événement',
    cancel: 'Annuler',
    errorSummary: '5 champs à corriger',
  },
  values: {
    title: '',
    category: '',
    location: '',
    venue: '',
    date: '',
    time: '',
    endTime: '',
    otherDates: [],
    fullAddress: '',
    access: '',
    lineup: '',
    features: '',
    organizer: '',
    organizerContact: '',
    maxCapacity: '',
    description: '',
    price: '',
    ticketUrl: '',
    organizerUrl: '',
  },
  categories: [
    { value: 'music', label: 'Musique' },
    { value: 'sport', label: 'Sport' },
    { value: 'leisure', label: 'Loisirs' },
    { value: 'culture', label: 'Culture' },
    { value: 'tech', label: 'Tech' },
    { value: 'festival', label: 'Festival' },
    { value: 'food', label: 'Gastronomie' },
  ],
  firstDay: '2026-11-21',
  image: { file: null, onFileChange: fn(), onReject: fn() },
  errors: {},
  cancelHref: '#accueil',
  onChange: fn(),
  onSubmit: fn(),
};

const filled = {
  title: 'Nuit Nina Simone',
  category: 'music',
  location: 'Paris',
  venue: 'Le Trianon',
  date: '2026-12-12',
  time: '20:30',
  otherDates: [],
  endTime: '00:30',
  fullAddress: '80 boulevard de Rochechouart, 75018 Paris',
  access: 'Métro Anvers. La salle est accessible en fauteuil roulant.',
  lineup: 'Trio Simone\nInvitée surprise',
  features: 'Bar\nVestiaire',
  organizer: 'Le Trianon',
  organizerContact: 'bonjour@letrianon.example',
  maxCapacity: '120',
  description: 'Un piano, une voix, et tout ce qu’elle a laissé.',
  price: '32 €',
  ticketUrl: 'https://billetterie.example/nina',
  organizerUrl: 'https://letrianon.example/nina',
};

const meta = {
  component: EventFormScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: { state: 'ready', ...form } },
} satisfies Meta<typeof EventFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: sampleText('Titre') }), 'N');
    await expect(form.onChange).toHaveBeenCalledWith({ title: 'N' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: sampleText('Catégorie') }), 'music');
    await expect(form.onChange).toHaveBeenLastCalledWith({ category: 'music' });
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Créer l’événement') }));
    await expect(form.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { page: { state: 'ready', ...form, values: filled } } };

/** Nothing was typed: each field says so, and the first has the focus. */
export const Faulty: Story = {
  args: {
    page: {
      state: 'ready',
      ...form,
      attempt: 1,
      errors: {
        title: 'Donnez un titre.',
        category: 'Choisissez une catégorie.',
        location: 'Indiquez la ville.',
        date: 'Choisissez une date.',
        time: 'Indiquez l’heure.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: sampleText('Titre') })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: sampleText('Catégorie') })).toBeInvalid();
  },
};

/** Each of the values that cannot be, with its reason. */
export const Unreadable: Story = {
  args: {
    page: {
      state: 'ready',
      ...form,
      attempt: 1,
      values: {
        ...filled,
        date: '2020-01-01',
        maxCapacity: '0',
        ticketUrl: 'http://billetterie.example',
        organizerUrl: 'letrianon',
      },
      errors: {
        date: 'Cette date est passée.',
        maxCapacity: 'Une personne au moins.',
        ticketUrl: 'Le lien de billetterie doit commencer par https://',
        organizerUrl: 'La page de l’organisateur doit commencer par https://',
        image: 'Cette image dépasse 10 Mo.',
      },
    },
  },
};

const severalDates = {
  ...filled,
  otherDates: [
    { date: '2026-12-12', time: '20:30', endTime: '23:00' },
    { date: '2026-12-12', time: '20:30', endTime: '' },
  ],
};

/** A night that is given three times, the last of which was typed twice. */
export const SeveralDates: Story = {
  args: {
    page: {
      state: 'ready',
      ...form,
      values: severalDates,
      dateErrors: [{}, { date: 'Cette date est déjà dans la liste.' }],
      attempt: 1,
      onChange: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    if (args.page.state !== 'ready') throw new Error('The form is not shown.');
    const third = within(canvas.getByRole('group', { name: sampleText('Date {number}', { number: 3 }) }));
    await expect(third.getByLabelText(sampleText('Date'))).toHaveFocus();
    await userEvent.click(third.getByRole('button', { name: sampleText('Retirer la date {number}', { number: 3 }) }));
    await expect(args.page.onChange).toHaveBeenCalledWith({ otherDates: severalDates.otherDates.slice(0, 1) });
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Ajouter une date') }));
    await expect(args.page.onChange).toHaveBeenCalledWith({
      otherDates: [...severalDates.otherDates, { date: '', time: '20:30', endTime: '' }],
    });
  },
};

export const Submitting: Story = { args: { page: { state: 'ready', ...form, values: filled, submitting: true } } };

/** In a moment the event’s own page comes; who wants to stay says so. */
export const Leaving: Story = {
  args: { page: { state: 'ready', ...form, values: filled, saved: true, onStay: fn() } },
};

/** What is done does not turn any more. */
export const Saved: Story = {
  args: { page: { state: 'ready', ...form, values: filled, saved: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: sampleText('C’est fait') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveAttribute('aria-busy');
  },
};

export const Refused: Story = {
  args: {
    page: { state: 'ready', ...form, values: filled, failure: 'L’événement n’a pas pu être enregistré. Réessayez.' },
  },
};

export const Editing: Story = {
  args: {
    page: {
      state: 'ready',
      ...form,
      values: filled,
      labels: { ...form.labels, title: 'Modifier l’événement', submit: 'Enregistrer', submitting: 'Enregistrement…' },
      image: {
        ...form.image,
        savedUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/%3E',
      },
    },
  },
};

export const Loading: Story = { args: { page: { state: 'loading', label: 'Chargement de l’événement…' } } };

export const SomebodyElses: Story = {
  args: {
    page: {
      state: 'absent',
      title: 'Cet événement n’est pas le vôtre',
      text: 'Seule la personne qui l’a créé peut le modifier.',
      way: { label: 'Voir l’événement', href: '#evenement' },
    },
  },
};

export const Failed: Story = {
  args: {
    page: {
      state: 'failed',
      title: 'Erreur',
      text: 'Erreur lors du chargement des événements',
      retryLabel: 'Réessayer',
      onRetry: fn(),
    },
  },
};

export const LongText: Story = {
  args: {
    page: {
      state: 'ready',
      ...form,
      values: { ...filled, title: 'Nuit '.repeat(20) },
      labels: {
        ...form.labels,
        title: 'Publier un événement auquel le public est convié',
        fields: {
          ...form.labels.fields,
          maxCapacity: 'Nombre maximum de personnes que la salle peut accueillir, bénévoles compris',
        },
        submit: 'Publier cet événement pour que chacun puisse le trouver',
      },
    },
  },
};
