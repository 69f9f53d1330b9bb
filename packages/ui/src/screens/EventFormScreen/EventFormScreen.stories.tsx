import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleText, seenText } from '../../docs/translateArgs';
import type { EventFormProps } from './EventFormProps';
import { EventFormScreen, type EventFormScreenProps } from './EventFormScreen';

const form: EventFormProps = {
  locale: 'fr',
  labels: {
    title: 'Créer un événement',
    text: 'Quelques lignes suffisent. Tout se change plus tard.',
    sections: {
      essentials: { title: 'L’essentiel', text: 'Ces cinq réponses sont obligatoires.' },
      more: { title: 'Pour en dire plus', text: 'Chaque bloc est facultatif, et peut venir plus tard.' },
      preview: { title: 'Aperçu', text: 'Choisissez une catégorie : l’affiche se dessine ici.' },
    },
    folds: {
      times: {
        title: 'Heure de fin, autres dates',
        empty: 'Une heure de fin, ou plusieurs dates pour le même événement',
      },
      place: { title: 'Lieu et accès', empty: 'Salle, adresse, accès, services sur place' },
      ages: { title: 'Âge du public', empty: 'Un âge minimal ou maximal, si l’événement n’est pas pour tous' },
      price: { title: 'Prix et billetterie', empty: 'Prix, lien de billetterie, nombre de places' },
      story: { title: 'Description et programme', empty: 'Ce que l’on verra, entendra ou fera' },
      picture: { title: 'Image', empty: 'Sans image, Lively dessine une affiche' },
      organizer: { title: 'Organisateur', empty: 'Nom, contact, site' },
    },
    communes: {
      clear: 'Effacer la ville',
      none: 'Aucune commune de ce nom : votre texte sera gardé tel quel.',
      loading: 'Recherche des communes…',
      failed: 'Les communes n’ont pas pu être chargées. Votre texte sera gardé tel quel.',
    },
    fields: {
      title: 'Titre',
      category: 'Catégorie',
      attendance: 'Où a lieu l’événement ?',
      location: 'Ville',
      venue: 'Lieu',
      date: 'Date',
      time: 'Heure',
      endTime: 'Heure de fin',
      fullAddress: 'Adresse',
      access: 'Accès',
      accessibility: 'Accessibilité',
      lineup: 'Programme',
      features: 'Sur place',
      organizer: 'Nom de l’organisateur',
      organizerContact: 'Contact de l’organisateur',
      maxCapacity: 'Nombre maximum de participants',
      minAge: 'Âge minimal',
      maxAge: 'Âge maximal',
      description: 'Description',
      price: 'Prix',
      ticketUrl: 'Lien de billetterie',
      organizerUrl: 'Page de l’organisateur',
      image: 'Image',
      imageText: 'Ce que montre l’image',
      imageDecorative: 'L’image n’apporte rien de plus que le texte',
    },
    hints: {
      title: '100 caractères au plus.',
      accessibility: 'Cochez ce que vous assurez. Le reste sera affiché comme non précisé.',
      price: 'Tel que les visiteurs le liront : 12 €, Gratuit, Prix libre…',
      ticketUrl: 'Un lien qui commence par https://',
      organizerUrl: 'Son site, ou sa page sur un réseau social, en https://',
      image: 'PNG, JPG, GIF, WebP ou AVIF, jusqu’à 10 Mo',
      imageText:
        'Une phrase, lue aux personnes qui ne voient pas l’image. Pour une affiche, recopiez les mots qui ne sont pas déjà dans votre annonce.',
      imageDecorative: 'Elle ne sera pas décrite.',
    },
    optional: 'facultatif',
    otherDates: {
      add: 'Ajouter une date',
      needs: 'Pour chaque date ajoutée, le jour et l’heure sont obligatoires.',
      name: (number) => sampleText('Date {number}', { number }),
      remove: (number) => sampleText('Retirer la date {number}', { number }),
    },
    categoryPlaceholder: 'Choisissez…',
    attendance: { on_site: 'Sur place', online: 'En ligne', hybrid: 'Sur place et en ligne' },
    age: { decrease: 'Un an de moins', increase: 'Un an de plus' },
    capacity: { decrease: 'Un de moins', increase: 'Un de plus' },
    image: { choose: 'Choisissez une image, ou déposez-la ici', remove: 'Retirer l’image' },
    crop: 'Aperçu sur les cartes. Le cadrage exact évite de couper les visages et garde un logo entier. Une image de moins de 200 pixels de côté laisse la place à l’affiche.',
    focus: {
      title: 'Cadrage de l’image',
      hint: 'Placez le point sur ce qui doit rester visible : touchez l’image, faites-le glisser ou réglez sa position. Le cadrage automatique évite de couper les visages et garde un logo entier ; son aperçu n’est exact qu’une fois l’image enregistrée. Une image de moins de 200 pixels de côté laisse la place à l’affiche.',
      card: 'Sur les cartes',
      page: 'Sur la page de l’événement',
      across: 'De gauche à droite',
      up: 'De bas en haut',
      percent: (percent) => sampleText('{percent} %', { percent }),
      automatic: 'automatique',
      restore: 'Revenir au cadrage automatique',
    },
    posterNote: 'Sans image, Lively dessine cette affiche.',
    submit: 'Créer l’événement',
    submitting: 'Création…',
    saved: 'C’est fait',
    leaving: {
      label: 'Aller à l’accueil une fois l’événement créé',
      hint: 'Vous quittez cette page au bout de deux secondes. Décochez la case pour y rester.',
    },
    stay: 'Rester ici',
    view: 'Voir l’événement',
    cancel: 'Annuler',
    errorSummary: '6 champs à corriger',
  },
  values: {
    title: '',
    category: '',
    attendance: 'on_site',
    location: '',
    venue: '',
    date: '',
    time: '',
    endTime: '',
    otherDates: [],
    fullAddress: '',
    access: '',
    accessibility: '',
    lineup: '',
    imageText: '',
    imageDecorative: '',
    features: '',
    organizer: '',
    organizerContact: '',
    maxCapacity: '',
    minAge: '',
    maxAge: '',
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
  needs: [
    { value: 'mobility', label: 'Handicap moteur' },
    { value: 'step-free', label: 'Accès de plain-pied' },
    { value: 'sign-language', label: 'Langue des signes (LSF)' },
    { value: 'quiet', label: 'Horaires calmes' },
  ],
  communes: {
    options: [
      { value: '69123', label: 'Lyon', note: 'Rhône (69)' },
      { value: '27369', label: 'Lyons-la-Forêt', note: 'Eure (27)' },
    ],
    state: 'ready',
    onSearch: fn(),
  },
  firstDay: '2026-11-21',
  summaries: { times: '', place: '', ages: '', price: '', story: '', picture: '', organizer: '' },
  preview: null,
  image: { file: null, onFileChange: fn(), onReject: fn() },
  errors: {},
  cancelHref: '#accueil',
  onChange: fn(),
  onSubmit: fn(),
  onLeavesChange: fn(),
};

const filled = {
  title: 'Nuit Nina Simone',
  category: 'music',
  attendance: 'on_site',
  location: 'Paris',
  venue: 'Le Trianon',
  date: '2026-12-12',
  time: '20:30',
  otherDates: [],
  endTime: '00:30',
  fullAddress: '80 boulevard de Rochechouart, 75018 Paris',
  access: 'Métro Anvers. La salle est accessible en fauteuil roulant.',
  accessibility: 'mobility\nsign-language',
  lineup: 'Trio Simone\nInvitée surprise',
  features: 'Bar\nVestiaire',
  imageText: 'Une pianiste de profil, éclairée par une seule lampe.',
  imageDecorative: '',
  organizer: 'Le Trianon',
  organizerContact: 'bonjour@letrianon.example',
  maxCapacity: '120',
  minAge: '6',
  maxAge: '10',
  description: 'Un piano, une voix, et tout ce qu’elle a laissé.',
  price: '32 €',
  ticketUrl: 'https://billetterie.example/nina',
  organizerUrl: 'https://letrianon.example/nina',
};

const summaries = {
  times: 'jusqu’à 00:30',
  place: 'Le Trianon, 80 boulevard de Rochechouart, 75018 Paris, Handicap moteur',
  ages: 'dès 6 ans, jusqu’à 10 ans',
  price: '32 €, billetterie : billetterie.example, 120 places',
  story: 'Un piano, une voix, et tout ce qu’elle a laissé.',
  picture: '',
  organizer: 'Le Trianon, bonjour@letrianon.example',
};

const preview: NonNullable<EventFormProps['preview']> = {
  id: 'nina',
  href: '#evenement',
  title: 'Nuit Nina Simone',
  category: 'music',
  categoryLabel: 'Musique',
  date: { dateTime: '2026-12-12', weekday: 'sam.', day: '12', month: 'déc.' },
  place: 'Le Trianon, Paris',
  time: '20:30',
  price: '32 €',
};

const full = { ...form, values: filled, summaries, preview };

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

/** Each folded block shows a summary of its content. */
export const Filled: Story = {
  args: { page: { state: 'ready', ...full } },
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText(labelled('Prix'));
    await expect(price).not.toBeVisible();
    await userEvent.click(canvas.getByText(seenText(summaries.price)));
    await expect(price).toBeVisible();
    await expect(price).toHaveValue(sampleText(filled.price));
    // The card repeats the typed values, so screen readers and the focus skip it.
    const title = canvas.getByText(sampleText(preview.title), { selector: '[inert] a' });
    await expect(title).toBeVisible();
    title.focus();
    await expect(title).not.toHaveFocus();
  },
};

/** An event online has a link instead of a city, and no place. */
export const Online: Story = {
  args: {
    page: {
      state: 'ready',
      ...full,
      labels: { ...form.labels, fields: { ...form.labels.fields, ticketUrl: 'Lien pour participer' } },
      values: { ...filled, attendance: 'online' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: sampleText('Lien pour participer') })).toBeRequired();
    await expect(canvas.queryByRole('combobox', { name: sampleText('Ville') })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: sampleText('Sur place') }));
    await expect(form.onChange).toHaveBeenLastCalledWith({ attendance: 'on_site' });
  },
};

/** Declares access needs: what is not chosen stays unknown. */
export const Accessibility: Story = {
  args: { page: { state: 'ready', ...full } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(seenText(summaries.place)));
    const chip = (name: string) => canvas.getByRole('checkbox', { name: sampleText(name) });
    await expect(chip('Langue des signes (LSF)')).toBeChecked();
    await expect(chip('Horaires calmes')).not.toBeChecked();
    await userEvent.click(chip('Horaires calmes'));
    await expect(form.onChange).toHaveBeenLastCalledWith({ accessibility: 'mobility\nsign-language\nquiet' });
  },
};

/** Suggests communes for the typed text, and accepts the typed text too. */
export const Commune: Story = {
  args: { page: { state: 'ready', ...form, onChange: fn() } },
  render: (args) => <KeptForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: sampleText('Ville') });
    await userEvent.type(field, 'Lyo');
    await userEvent.click(await screen.findByRole('option', { name: /^Lyon /u }));
    await expect(field).toHaveValue('Lyon');
    await userEvent.clear(field);
    await userEvent.type(field, 'Paris 18e');
    await userEvent.tab();
    await expect(field).toHaveValue('Paris 18e');
  },
};

/** Asks which commune a shared name means. An answer writes the city, and the focus returns to its field. */
export const SharedCity: Story = {
  args: {
    page: {
      state: 'ready',
      ...form,
      values: { ...form.values, location: 'Montreuil' },
      communes: {
        ...form.communes,
        question: {
          text: 'Plusieurs communes portent ce nom : laquelle ?',
          options: [
            { value: 'Montreuil (93)', label: 'Seine-Saint-Denis (93)' },
            { value: 'Montreuil (85)', label: 'Vendée (85)' },
          ],
        },
      },
    },
  },
  render: (args) => <KeptForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: sampleText('Ville') });
    await expect(field).toHaveAccessibleDescription(sampleText('Plusieurs communes portent ce nom : laquelle ?'));
    await userEvent.click(canvas.getByRole('button', { name: 'Seine-Saint-Denis (93)' }));
    await expect(field).toHaveValue('Montreuil (93)');
    await expect(field).toHaveFocus();
  },
};

/** A landscape picture: whole in its field, and cropped to the frame of cards and pages. */
export const LandscapePicture: Story = {
  args: { page: { state: 'ready', ...full, image: { ...form.image, savedUrl: drawPicture(1000, 1000) } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText(sampleText('Image'), { selector: 'summary *' }));
    const frame = canvas.getByText(seenText(form.labels.crop)).parentElement?.querySelector('div');
    if (!frame) throw new Error('The form shows no frame.');
    await expect(frame.clientWidth / frame.clientHeight).toBeCloseTo(4 / 5, 1);
    const looks = [...canvasElement.querySelectorAll('img')].map((picture) => getComputedStyle(picture).objectFit);
    await expect(looks).toEqual(['contain', 'cover', 'cover']);
  },
};

/** The point of the picture that stays visible, with the cuts, also of the card beside the form. */
export const PicturePoint: Story = {
  args: {
    page: {
      state: 'ready',
      ...full,
      image: { ...form.image, savedUrl: drawPicture(1200, 600), focus: { x: 10, y: 50 }, onFocusChange: fn() },
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    if (args.page.state !== 'ready') throw new Error('The form is not shown.');
    await userEvent.click(canvas.getByText(sampleText('Image'), { selector: 'summary *' }));
    const slider = canvas.getByRole('slider', { name: sampleText('De gauche à droite') });
    await waitFor(() => expect(slider).toBeEnabled());
    const cuts = [...canvasElement.querySelectorAll('figure img')].map((img) => getComputedStyle(img).objectPosition);
    await expect(cuts).toEqual(['0% 50%', '0% 50%', '0% 50%']);
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Revenir au cadrage automatique') }));
    await expect(args.page.image.onFocusChange).toHaveBeenCalledWith(null);
  },
};

/** A picture needs a description, or the answer that it adds nothing. */
export const DescribedPicture: Story = {
  args: {
    page: {
      state: 'ready',
      ...full,
      values: { ...filled, imageText: '' },
      image: { ...form.image, savedUrl: drawPicture(800, 400) },
      errors: { imageText: 'Décrivez l’image en une phrase, ou cochez la case en dessous.' },
      attempt: 1,
      onChange: fn(),
    },
  },
  render: (args) => <KeptForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: sampleText('Ce que montre l’image') });
    await expect(field).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await userEvent.type(field, 'Un piano');
    await expect(field).toHaveValue('Un piano');
    await userEvent.click(
      canvas.getByRole('checkbox', { name: sampleText('L’image n’apporte rien de plus que le texte') }),
    );
    await expect(field).toBeDisabled();
    await expect(field).not.toBeRequired();
  },
};

/** An empty form was sent: each required field has its error, and the first has the focus. */
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

/** Each invalid value with its reason. */
export const Unreadable: Story = {
  args: {
    page: {
      state: 'ready',
      ...full,
      attempt: 1,
      values: {
        ...filled,
        date: '2020-01-01',
        maxCapacity: '0',
        maxAge: '4',
        ticketUrl: 'http://billetterie.example',
        organizerUrl: 'letrianon',
      },
      errors: {
        date: 'Cette date est passée : choisissez une date à venir.',
        maxCapacity: 'Une personne au moins.',
        maxAge: 'L’âge maximal est sous l’âge minimal : changez l’un des deux.',
        ticketUrl: 'Le lien de billetterie doit commencer par https://',
        organizerUrl: 'La page de l’organisateur doit commencer par https://',
        image: 'Cette image dépasse 10 Mo.',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByLabelText(labelled('Lien de billetterie'));
    // A fold that contains an error opens automatically.
    await expect(link).toBeVisible();
    await expect(canvas.getByLabelText(labelled('Description'))).not.toBeVisible();
    // A closed fold opens again when the user follows the error to its field.
    await userEvent.click(canvas.getByText(sampleText('Prix et billetterie')));
    await expect(link).not.toBeVisible();
    const [reason] = canvas.getAllByRole('link', {
      name: sampleText('Lien de billetterie'),
    });
    await userEvent.click(reason as HTMLElement);
    await expect(link).toHaveFocus();
  },
};

const severalDates = {
  ...filled,
  otherDates: [
    { date: '2026-12-12', time: '20:30', endTime: '23:00' },
    { date: '2026-12-12', time: '20:30', endTime: '' },
  ],
};

/** A night on three dates, the last of which was typed twice. */
export const SeveralDates: Story = {
  args: {
    page: {
      state: 'ready',
      ...full,
      values: severalDates,
      dateErrors: [{}, { date: 'Cette date est déjà dans la liste : changez-la ou retirez-la.' }],
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

export const Submitting: Story = { args: { page: { state: 'ready', ...full, submitting: true } } };

/** The page of the event opens in a moment; the user can choose to stay. */
export const Leaving: Story = {
  args: { page: { state: 'ready', ...full, saved: true, onStay: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Rester ici') }));
    // The focus must not be lost with the button, which disappears.
    await expect(canvas.getByRole('button', { name: sampleText('C’est fait') })).toHaveFocus();
  },
};

/** The button shows no spinner after the event is stored. */
export const Saved: Story = {
  args: { page: { state: 'ready', ...full, saved: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: sampleText('C’est fait') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveAttribute('aria-busy');
  },
};

export const Refused: Story = {
  args: {
    page: { state: 'ready', ...full, failure: 'L’événement n’a pas pu être enregistré. Réessayez.' },
  },
};

export const Editing: Story = {
  args: {
    page: {
      state: 'ready',
      ...full,
      labels: { ...form.labels, title: 'Modifier l’événement', submit: 'Enregistrer', submitting: 'Enregistrement…' },
      image: {
        ...form.image,
        savedUrl: drawPicture(800, 400),
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
      ...full,
      preview: { ...preview, title: 'Nuit '.repeat(20) },
      values: { ...filled, title: 'Nuit '.repeat(20) },
      labels: {
        ...form.labels,
        title: 'Publier un événement auquel le public est convié',
        fields: {
          ...form.labels.fields,
          minAge: 'Âge à partir duquel un enfant peut venir, accompagné ou non',
          maxCapacity: 'Nombre maximum de personnes que la salle peut accueillir, bénévoles compris',
        },
        submit: 'Publier cet événement pour que chacun puisse le trouver',
      },
    },
  },
};

/** A form that keeps the typed values, as a page does. */
function KeptForm({ page }: EventFormScreenProps) {
  const [changes, setChanges] = useState({});
  if (page.state !== 'ready') return null;
  const onChange: EventFormProps['onChange'] = (changed) => setChanges((before) => ({ ...before, ...changed }));
  return <EventFormScreen page={{ ...page, values: { ...page.values, ...changes }, onChange }} />;
}

function drawPicture(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#333"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 2.5}" fill="#999"/><text x="12" y="40" font-size="36" fill="#fff">Du bord</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Matches the label of an optional field, which ends with a note. */
const labelled = (text: string) => new RegExp(`^${sampleText(text)}`);
