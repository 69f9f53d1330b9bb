import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import type { PollDeadlineProps } from './PollDeadline';
import type { PollFormProps } from './PollForm';
import type { PollOptionItem } from './PollOptionItem';
import { type PollLink, PollScreen, type PollScreenPage } from './PollScreen';

const options: readonly PollOptionItem[] = [
  {
    id: 'simone',
    posterSeed: '17',
    title: 'Nuit Nina Simone',
    href: '#simone',
    category: 'music',
    date: { dateTime: '2026-12-12', weekday: 'sam.', day: '12', month: 'déc.' },
    place: 'Le Trianon, Paris 18e',
    time: '20:30',
    price: '32 €',
    leads: 'En tête',
    tally: 'trois oui, un peut-être ; à 2 km',
    voices: [
      { label: 'Oui', names: 'Léa, Zoé et Sam' },
      { label: 'Peut-être', names: 'Noé' },
    ],
  },
  {
    id: 'swing',
    posterSeed: '20',
    title: 'Bal swing au kiosque',
    href: '#swing',
    category: 'leisure',
    date: { dateTime: '2026-12-13', weekday: 'dim.', day: '13', month: 'déc.' },
    place: 'Buttes-Chaumont, Paris 19e',
    time: '15:00',
    price: 'Gratuit',
    tally: 'un oui, deux non',
    voices: [
      { label: 'Oui', names: 'Noé' },
      { label: 'Non', names: 'Léa et Sam' },
    ],
  },
  {
    id: 'gone',
    posterSeed: '24',
    title: 'Club Ultraviolet',
    category: 'festival',
    date: { dateTime: '2026-12-13', weekday: 'dim.', day: '13', month: 'déc.' },
    place: 'Le Ponton, Paris 13e',
    status: 'N’a plus lieu ce jour-là',
    tally: 'pas encore de réponse',
  },
];

const link = (title: string, text: string, url: string, label: string): PollLink => ({
  title,
  text,
  url,
  share: { label, url, title: 'On choisit ensemble', onCopied: fn(), onFailed: fn() },
});
const friends = link(
  'Inviter d’autres personnes',
  'Toute personne qui a ce lien peut répondre.',
  'https://lively.example/choose/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'Envoyer le lien',
);
const own = link(
  'Votre lien',
  'Il rouvre vos réponses sur un autre appareil. Gardez-le pour vous : la personne qui l’ouvre répond à votre place.',
  'https://lively.example/choose/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  'Copier mon lien',
);

const form: PollFormProps = {
  state: 'idle',
  values: { name: '', answers: {} },
  errors: {},
  attempt: 0,
  hidden: { form: 'poll' },
  texts: {
    name: { label: 'Votre prénom', hint: 'Les autres le voient à côté de vos réponses.' },
    answers: [
      { value: 'yes', label: 'Oui' },
      { value: 'maybe', label: 'Peut-être' },
      { value: 'no', label: 'Non' },
    ],
    answerFor: (title) => (
      <>
        {sampleText('Votre réponse pour')} {title}
      </>
    ),
    submit: 'Envoyer mes réponses',
    sending: 'Envoi…',
    failed: {
      title: 'Vos réponses ne sont pas parties',
      text: 'Elles sont toujours là : réessayez dans un instant.',
    },
    answered: {
      title: 'Vos réponses sont enregistrées',
      text: 'Vous pouvez les changer tant que le sondage est ouvert.',
    },
    waiting: {
      title: 'Sera envoyé au retour de la connexion',
      text: 'Vos réponses restent sur cet appareil. Vous pouvez encore les changer.',
    },
  },
  onSubmit: fn(),
};

const result = {
  overline: 'En tête',
  title: 'Nuit Nina Simone',
  facts: 'samedi 12 décembre, 20:30 · Le Trianon, Paris 18e',
  reason: 'trois oui, un peut-être ; à 2 km',
};

type ReadyPage = Extract<PollScreenPage, { state: 'ready' }>;
const open: ReadyPage = {
  state: 'ready',
  title: 'On choisit ensemble',
  lead: '3 sorties proposées. Dites ce qui vous va, sans créer de compte.',
  result,
  options,
  count: '4 personnes ont répondu',
  form,
  links: [friends],
};
const answered: ReadyPage = {
  ...open,
  form: { ...form, state: 'answered', values: { name: 'Léa', answers: { simone: 'yes', swing: 'no' } } },
  links: [own, friends],
  withdraw: { label: 'Retirer mes réponses', onSelect: fn() },
};
const closed: ReadyPage = {
  ...open,
  notice: { title: 'Ce sondage est clos', text: 'Plus personne ne peut répondre. Voici ce qui l’emporte.' },
  result: {
    ...result,
    overline: 'C’est choisi',
    calendar: { label: 'Ajouter à mon agenda', href: '#agenda', onSelect: fn() },
    ticket: { label: 'Billetterie', href: '#billet', newTabLabel: 'nouvel onglet' },
  },
  form: undefined,
  links: [],
};

const meta = {
  component: PollScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: open },
} satisfies Meta<typeof PollScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A friend answers all or some options, and gives a name. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const [yes] = canvas.getAllByRole('radio', { name: sampleText('Oui') });
    if (yes) await userEvent.click(yes);
    await userEvent.type(canvas.getByLabelText(sampleText('Votre prénom')), 'Zoé');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Envoyer mes réponses') }));
    await expect(form.onSubmit).toHaveBeenCalledWith({ name: 'Zoé', answers: { simone: 'yes' } });
  },
};

/** Friends see the deadline for their answers. */
export const OpenUntil: Story = {
  args: { page: { ...open, notice: { title: 'Réponses attendues avant le jeudi 10 décembre 2026 à 18:00' } } },
};

/** The answers of others are hidden until the friend has answered. */
export const Hidden: Story = {
  args: {
    page: {
      ...open,
      result: undefined,
      options: options.map(({ tally: _, voices: __, leads: ___, ...option }) => option),
      count: '4 personnes ont répondu. Les réponses s’affichent après la vôtre.',
    },
  },
};

export const Invalid: Story = {
  args: {
    page: {
      ...open,
      form: {
        ...form,
        attempt: 1,
        errors: { name: 'Indiquez votre prénom.', answers: 'Répondez à une sortie au moins.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleText('Répondez à une sortie au moins.'));
    await expect(canvas.getByLabelText(sampleText('Votre prénom'))).toBeInvalid();
  },
};

export const Sending: Story = { args: { page: { ...open, form: { ...form, state: 'sending' } } } };

export const Failed: Story = {
  args: { page: { ...open, form: { ...form, state: 'failed', values: { name: 'Zoé', answers: { simone: 'yes' } } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleText('Vos réponses ne sont pas parties'));
    await expect(canvas.getAllByRole('radio', { name: sampleText('Oui') })[0]).toBeChecked();
  },
};

/** Answered without a network: the notice stays until the answers are sent. */
export const Waiting: Story = {
  args: { page: { ...open, form: { ...form, state: 'waiting', values: { name: 'Léa', answers: { simone: 'yes' } } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('Sera envoyé au retour de la connexion'))).toBeVisible();
  },
};

export const Answered: Story = {
  args: { page: answered },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Retirer mes réponses') }));
    await expect(answered.withdraw?.onSelect).toHaveBeenCalledOnce();
  },
};

/** All friends get the calendar file and the tickets of the chosen event. */
export const Closed: Story = {
  args: { page: closed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Ajouter à mon agenda') }));
    await expect(closed.result?.calendar?.onSelect).toHaveBeenCalledOnce();
  },
};

const deadline: PollDeadlineProps = {
  title: 'Date limite',
  text: 'Sans date limite, vous clôturez vous-même.',
  value: { date: '', time: '' },
  firstDay: '2026-12-01',
  lastDay: '2028-12-01',
  labels: {
    date: 'Jour',
    time: 'Heure',
    required: 'obligatoire',
    submit: 'Fixer la date limite',
    submitting: 'Enregistrement…',
  },
  onSet: fn(),
};

const remove = fn();
const add = fn();
export const Organizing: Story = {
  args: {
    page: {
      ...open,
      title: 'Votre sondage',
      lead: 'Envoyez le lien, suivez les réponses, puis clôturez.',
      form: undefined,
      options: options.map((option) => ({
        ...option,
        remove: { label: 'Retirer', name: `Retirer ${option.title}`, onSelect: remove },
      })),
      add: { label: 'Ajouter des sorties', onSelect: add },
      deadline,
      actions: [
        { id: 'end', label: 'Clore le sondage', onSelect: fn() },
        { id: 'renew', label: 'Remplacer le lien', onSelect: fn() },
        { id: 'delete', label: 'Supprimer', tone: 'danger', onSelect: fn() },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByText(sampleText('Retirer'));
    if (first) await userEvent.click(first);
    await expect(remove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Ajouter des sorties') }));
    await expect(add).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${sampleText('Jour')}`)), '2026-12-10');
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${sampleText('Heure')}`)), '18:00');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Fixer la date limite') }));
    await expect(deadline.onSet).toHaveBeenCalledWith({ date: '2026-12-10', time: '18:00' });
  },
};

const removeDeadline = fn();
/** The poll closes automatically; its organiser can change the deadline until then. */
export const WithDeadline: Story = {
  args: {
    page: {
      ...open,
      title: 'Votre sondage',
      lead: 'Envoyez le lien, suivez les réponses, puis clôturez.',
      form: undefined,
      deadline: {
        ...deadline,
        text: 'Le sondage se ferme seul le jeudi 10 décembre 2026 à 18:00, heure de Paris.',
        value: { date: '2026-12-10', time: '18:00' },
        labels: { ...deadline.labels, submit: 'Changer la date limite' },
        remove: { label: 'Retirer la date limite', onSelect: removeDeadline },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Jour')}`))).toHaveValue('2026-12-10');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Retirer la date limite') }));
    await expect(removeDeadline).toHaveBeenCalledOnce();
  },
};

export const PastDeadline: Story = {
  args: {
    page: {
      ...open,
      form: undefined,
      deadline: { ...deadline, error: 'Choisissez un moment à venir.', attempt: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Jour')}`))).toHaveFocus();
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Jour')}`))).toBeInvalid();
  },
};

export const Loading: Story = { args: { page: { state: 'loading', label: 'Chargement des sorties…' } } };

export const NotFound: Story = {
  args: {
    page: {
      state: 'notFound',
      title: 'Ce lien ne mène plus à rien',
      text: 'Il a été remplacé ou supprimé, ou les sorties sont passées depuis plus de 30 jours.',
      home: { label: 'Explorer les événements', href: '#explorer' },
    },
  },
};

export const Unreadable: Story = {
  args: {
    page: {
      state: 'failed',
      title: 'Les sorties n’ont pas pu être chargées',
      text: 'Vérifiez votre connexion, puis réessayez.',
      retryLabel: 'Réessayer',
      onRetry: fn(),
    },
  },
};

export const LongText: Story = {
  args: {
    page: {
      ...open,
      options: options.map((option) => ({
        ...option,
        title:
          'Grandetombolaintercommunaledesassociationsdupaysdeloireetdesenvirons, édition anniversaire avec feu d’artifice',
        voices: [{ label: 'Oui', names: 'Maximilienne-Joséphine-Antoinette, '.repeat(8) }],
      })),
    },
  },
};
