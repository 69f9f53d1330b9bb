import type { ReactElement } from 'react';
import * as library from '../index';

/** A component in its simplest form, for the conformance tests and for a project that compiles the package. */
export interface Sample {
  name: string;
  element: ReactElement<object>;
  options: ConformanceOptions;
}

export interface ConformanceOptions {
  /** A selector of the element that takes all attributes but `className` and `style`, such as the input. @default the root */
  control?: string;
  /** A selector of the element that takes the `id`, for a label. @default the element that takes the other attributes */
  idOn?: string;
}

export const samples: Sample[] = [];

function sample(name: string, element: ReactElement<object>, options: ConformanceOptions = {}) {
  samples.push({ name, element, options });
}

const { Accordion, Alert, Avatar, AvatarPicker, Badge, BookingCard, Breadcrumbs, Button, Card, CategoryChips } =
  library;
const { Checkbox, Checklist, ChipGroup, CityFilter, Combobox, ConfirmModal, DateBlock, DateField, DateFilter } =
  library;
const { FilterButton, LookupField } = library;
const { EmptyState, EventCard, EventCardSkeleton, EventFacts, EventGrid, EventHero, EventPoster } = library;
const { EventProgramme, FavouriteButton, FeatureCard, Field, FocalPointPicker, Footer, FormErrorSummary } = library;
const { GuideSteps } = library;
const { IconButton, ImageDrop, JobCard, LanguageSwitcher, LinkButton, LoadMore, Logo, Modal } = library;
const { NavigationBar, NewsletterForm, NotificationBell, NumberField, OnboardingModal, PageHeader } = library;
const {
  PasswordField,
  PreferenceModal,
  ProfileMenu,
  ProgressSteps,
  Prose,
  RadioGroup,
  ReasonList,
  ReasonModal,
  ReasonSummary,
  SearchBox,
  SearchCombobox,
} = library;
const { Select, ShareButton, Skeleton, SkipLink, SortSelect, Spinner, StatTile, SubmitButton } = library;
const { SuggestionBanner, Switch, TabLinks, Tabs, Testimonial, TextArea, TextField, TimeField, Toast } = library;
const { AreaMap, PointMap, VoteButtons } = library;

const noop = () => undefined;
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const choice = { label: 'Choix', value: 'a', options, onChange: noop };
const field = { name: 'field', label: 'Champ' };
const links = [{ label: 'Aide', href: '#aide' }];
const input = { control: 'input' };

const onboarding = {
  steps: [{ value: 's', title: 'Question', optionsLabel: 'Musique', options, tone: 'music' as const, progress: '1/1' }],
  chosen: [],
  labels: { close: 'Fermer', back: 'Retour', next: 'Suite', finish: 'Fin', saving: 'Envoi…' },
  ...{ onToggle: noop, onBack: noop, onContinue: noop, onClose: noop },
};
const texts = { categories: 'Un', subcategories: 'Deux', recap: 'Trois' };
const preferenceLabels = {
  ...{ titles: texts, descriptions: texts, progress: texts },
  ...{ close: 'Fermer', later: 'Plus tard', continue: 'Suite', back: 'Retour', save: 'Garder', saving: 'Envoi…' },
  chosenCount: String,
  remove: String,
};

sample('Accordion', <Accordion items={[{ id: 'q', title: 'Question', content: 'Réponse' }]} />);
sample('Alert', <Alert title="Bonjour" />);
sample(
  'AreaMap',
  <AreaMap
    label="Départements"
    size={[10, 10]}
    shapes={[{ area: '29', path: 'M0 0h10v10z', x: 5, y: 5 }]}
    areas={[{ id: '29', label: 'Finistère', count: '1', text: 'Finistère, 1', depth: 5, href: '#29' }]}
    credit="IGN"
    onSelect={noop}
  />,
);
sample('Avatar', <Avatar name="Nina Simone" />);
sample(
  'AvatarPicker',
  <AvatarPicker
    name="Nina"
    labels={{ choose: 'Choisir', remove: 'Retirer', busy: 'Envoi…' }}
    onPick={noop}
    onReject={noop}
  />,
);
sample('Badge', <Badge>Gratuit</Badge>);
sample('BookingCard', <BookingCard label="Réserver" price="32 €" />);
sample('Breadcrumbs', <Breadcrumbs label="Fil d’Ariane" trail={links} current="Ici" />);
sample('Button', <Button>Garder</Button>);
sample('Card', <Card>Texte</Card>);
sample('CategoryChips', <CategoryChips {...choice} />);
sample('Checkbox', <Checkbox name="agree" label="D’accord" />, input);
sample('Checklist', <Checklist label="Liste" items={['Un']} />);
sample('ChipGroup', <ChipGroup {...field} options={options} value={[]} onValueChange={noop} />, {
  idOn: 'input',
});
sample('CityFilter', <CityFilter {...choice} />);
sample(
  'Combobox',
  <Combobox
    {...field}
    options={options}
    labels={{ open: 'Ouvrir', clear: 'Vider', empty: 'Rien' }}
    locale="fr"
    value={null}
    onValueChange={noop}
  />,
  input,
);
sample(
  'ConfirmModal',
  <ConfirmModal
    open
    title="Supprimer ?"
    description="C’est définitif."
    labels={{ confirm: 'Supprimer', confirming: 'Suppression…', cancel: 'Annuler', close: 'Fermer' }}
    onConfirm={noop}
    onCancel={noop}
  />,
);
sample('DateBlock', <DateBlock dateTime="2026-12-12" weekday="sam." day="12" month="déc." />);
sample('DateField', <DateField {...field} />, input);
sample('DateFilter', <DateFilter {...choice} />);
sample('EmptyState', <EmptyState title="Rien" />);
sample('EventCard', <EventCard href="#1" title="Nuit" category="music" categoryLabel="Musique" place="Paris" />);
sample('EventCardSkeleton', <EventCardSkeleton />);
sample('EventFacts', <EventFacts facts={[{ label: 'Où', lines: ['Paris'] }]} />);
sample('EventGrid', <EventGrid label="Événements">{null}</EventGrid>);
sample('EventHero', <EventHero category="music" overline="Musique" title="Nuit" />);
sample('EventPoster', <EventPoster category="music" seed="17" />);
sample('EventProgramme', <EventProgramme title="Programme" items={[{ title: 'Trio' }]} />);
sample('FavouriteButton', <FavouriteButton label="Garder" pressed={false} onToggle={noop} />);
sample('FeatureCard', <FeatureCard title="Simple" text="Très." />);
sample('Field', <Field label="Champ">{(control) => <input {...control} />}</Field>, { idOn: 'input' });
sample('FilterButton', <FilterButton label="Où" value="Partout" onOpen={noop} />);
sample(
  'FocalPointPicker',
  <FocalPointPicker
    label="Cadrage"
    labels={{ across: 'Largeur', up: 'Hauteur', percent: String, automatic: 'Automatique', restore: 'Rétablir' }}
    src={`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>')}`}
    value={null}
    onValueChange={noop}
    frames={[{ label: 'Carte', ratio: 0.8 }]}
  />,
  { idOn: 'input' },
);
sample(
  'Footer',
  <Footer label="Bas" name="Lively" tagline="Sortir" place="Paris" columns={[]} social={links} legal="©" />,
);
sample(
  'FormErrorSummary',
  <FormErrorSummary
    title="2 erreurs"
    errors={[
      { fieldId: 'a', message: 'A' },
      { fieldId: 'b', message: 'B' },
    ]}
  />,
);
sample('GuideSteps', <GuideSteps steps={[{ id: 's', title: 'Un', text: 'Faire' }]} />);
sample('IconButton', <IconButton label="Fermer" icon="×" />);
sample(
  'ImageDrop',
  <ImageDrop
    {...field}
    labels={{ choose: 'Choisir', remove: 'Retirer' }}
    file={null}
    onFileChange={noop}
    onReject={noop}
  />,
  input,
);
sample(
  'JobCard',
  <JobCard
    title="Poste"
    facts={['Paris']}
    description="Texte"
    skills={['A']}
    skillsLabel="Compétences"
    apply={{ label: 'Postuler', href: '#p' }}
  />,
);
sample(
  'LanguageSwitcher',
  <LanguageSwitcher label="Langue" current="fr" languages={[{ code: 'fr', name: 'Français', href: '#fr' }]} />,
);
sample('LinkButton', <LinkButton href="#a">Aller</LinkButton>);
sample('LoadMore', <LoadMore label="Plus" busyLabel="Chargement…" shownLabel="1 sur 2" />);
sample('Logo', <Logo name="Lively" />);
sample(
  'LookupField',
  <LookupField
    {...field}
    options={[]}
    state="ready"
    labels={{ clear: 'Vider', none: 'Rien', loading: 'Recherche…', failed: 'Panne' }}
    value={null}
    onValueChange={noop}
    onSearch={noop}
  />,
  input,
);
sample('Modal', <Modal open title="Titre" closeLabel="Fermer" onClose={noop} />);
sample(
  'NavigationBar',
  <NavigationBar
    labels={{ navigation: 'Navigation', menu: 'Menu' }}
    home={{ name: 'Lively', label: 'Lively, accueil', href: '#' }}
    links={links}
  />,
);
sample(
  'NewsletterForm',
  <NewsletterForm
    labels={{ title: 'Lettre', email: 'E-mail', submit: 'S’abonner', submitting: 'Envoi…' }}
    onSubscribe={noop}
  />,
);
sample('NotificationBell', <NotificationBell label="Notifications" onPress={noop} />);
sample('NumberField', <NumberField {...field} labels={{ decrease: 'Moins', increase: 'Plus' }} locale="fr" />, {
  control: 'input[type=text]',
});
sample('OnboardingModal', <OnboardingModal {...onboarding} step="s" />);
sample('PageHeader', <PageHeader title="Titre" />);
sample(
  'PasswordField',
  <PasswordField {...field} labels={{ show: 'Voir', hide: 'Cacher' }} autoComplete="new-password" />,
  input,
);
sample(
  'PointMap',
  <PointMap
    label="Carte"
    size={[10, 10]}
    outlines={['M0 0h10v10z']}
    marks={[{ id: '1', label: 'Bal', x: 5, y: 5 }]}
    list={{ hint: 'Choisissez.' }}
    credit="IGN"
    onSelect={noop}
  />,
);
sample(
  'PreferenceModal',
  <PreferenceModal
    step="categories"
    families={[]}
    family={null}
    chosen={[]}
    labels={preferenceLabels}
    onFamilyChoose={noop}
    onToggle={noop}
    onBack={noop}
    onContinue={noop}
    onSave={noop}
    onClose={noop}
  />,
);
sample('ProfileMenu', <ProfileMenu name="Nina" links={links} signOut={{ label: 'Sortir', onPress: noop }} />);
sample('ProgressSteps', <ProgressSteps label="Étape 1 sur 3" current={1} total={3} />);
sample('Prose', <Prose>Texte</Prose>);
sample('RadioGroup', <RadioGroup {...field} options={options} />, { idOn: 'input' });
sample('ReasonList', <ReasonList title="Pourquoi" reasons={[{ label: 'Jazz', points: 50 }]} totalLabel="Score" />);
sample(
  'ReasonModal',
  <ReasonModal
    open
    title="Signaler"
    details={{ label: 'Explication', maxLength: 2000 }}
    labels={{ submit: 'Envoyer', submitting: 'Envoi…', cancel: 'Annuler', close: 'Fermer', errorSummary: '2 fautes' }}
    onSubmit={noop}
    onCancel={noop}
  />,
);
sample('ReasonSummary', <ReasonSummary reasons={[{ label: 'Jazz', points: 50 }]} totalLabel="points" />);
sample('SearchBox', <SearchBox label="Chercher" value="" submitLabel="OK" onChange={noop} onSubmit={noop} />);
sample(
  'SearchCombobox',
  <SearchCombobox label="Chercher" value="" submitLabel="OK" groups={[]} status="" onChange={noop} onSubmit={noop} />,
);
sample('Select', <Select {...field} options={options} />, { control: 'select' });
sample('ShareButton', <ShareButton label="Partager" url="https://a.fr" title="A" onCopied={noop} onFailed={noop} />);
sample('Skeleton', <Skeleton />);
sample('SkipLink', <SkipLink href="#main">Contenu</SkipLink>);
sample('SortSelect', <SortSelect {...choice} />);
sample('Spinner', <Spinner label="Chargement…" />);
sample('StatTile', <StatTile value="12" label="villes" />);
sample(
  'SubmitButton',
  <SubmitButton busy={false} busyLabel="Envoi…">
    Envoyer
  </SubmitButton>,
);
sample(
  'SuggestionBanner',
  <SuggestionBanner
    title="Souvent"
    suggestions={[{ id: 'j', label: 'Jazz', acceptLabel: 'Ajouter Jazz', dismissLabel: 'Écarter Jazz' }]}
    onAccept={noop}
    onDismiss={noop}
  />,
);
sample('Switch', <Switch label="Sombre" checked={false} onCheckedChange={noop} />, input);
sample('TabLinks', <TabLinks label="Vues" tabs={links} />);
sample('Tabs', <Tabs label="Vues" tabs={[{ value: 'a', label: 'A', content: 'A' }]} value="a" onValueChange={noop} />);
sample(
  'Testimonial',
  // biome-ignore lint/a11y/useValidAriaRole: the person's occupation, not an ARIA role.
  <Testimonial quote="« Oui »" name="Nina" role="Pianiste" />,
);
sample('TextArea', <TextArea {...field} />, { control: 'textarea' });
sample('TextField', <TextField {...field} />, input);
sample('TimeField', <TimeField {...field} />, input);
sample('Toast', <Toast toast={null} onClose={noop} labels={{ region: 'Notifications', close: 'Fermer' }} />);
sample(
  'VoteButtons',
  <VoteButtons label="Avis" upLabel="Oui" upCount="1" downLabel="Non" downCount="0" onVote={noop} />,
);

/** Renders no element of its own. */
