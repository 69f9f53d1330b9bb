import { describe, expect, it } from 'vitest';
import { knownFailures } from '../docs/knownFailures';
import * as library from '../index';
import { conforming, describeConformance, show } from './describeConformance';
import { measureStatus, type Status } from './status/measureStatus';

const { Accordion, Alert, Avatar, AvatarPicker, Badge, BookingCard, Breadcrumbs, Button, Card, CategoryChips } =
  library;
const { Checkbox, Checklist, ChipGroup, CityFilter, Combobox, ConfirmModal, DateBlock, DateField, DateFilter } =
  library;
const { FilterButton, LookupField } = library;
const { EmptyState, EventCard, EventCardSkeleton, EventFacts, EventGrid, EventHero, EventPoster } = library;
const { EventProgramme, FavouriteButton, FeatureCard, Field, Footer, FormErrorSummary, GuideSteps } = library;
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
  SearchBox,
  SearchCombobox,
} = library;
const { Select, ShareButton, Skeleton, SkipLink, SortSelect, Spinner, StatTile, SubmitButton } = library;
const { SuggestionBanner, Switch, TabLinks, Tabs, Testimonial, TextArea, TextField, TimeField, Toast } = library;
const { VoteButtons } = library;

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

describeConformance('Accordion', <Accordion items={[{ id: 'q', title: 'Question', content: 'Réponse' }]} />);
describeConformance('Alert', <Alert title="Bonjour" />);
describeConformance('Avatar', <Avatar name="Nina Simone" />);
describeConformance(
  'AvatarPicker',
  <AvatarPicker
    name="Nina"
    labels={{ choose: 'Choisir', remove: 'Retirer', busy: 'Envoi…' }}
    onPick={noop}
    onReject={noop}
  />,
);
describeConformance('Badge', <Badge>Gratuit</Badge>);
describeConformance('BookingCard', <BookingCard label="Réserver" price="32 €" />);
describeConformance('Breadcrumbs', <Breadcrumbs label="Fil d’Ariane" trail={links} current="Ici" />);
describeConformance('Button', <Button>Garder</Button>);
describeConformance('Card', <Card>Texte</Card>);
describeConformance('CategoryChips', <CategoryChips {...choice} />);
describeConformance('Checkbox', <Checkbox name="agree" label="D’accord" />, input);
describeConformance('Checklist', <Checklist label="Liste" items={['Un']} />);
describeConformance('ChipGroup', <ChipGroup {...field} options={options} value={[]} onValueChange={noop} />, {
  idOn: 'input',
});
describeConformance('CityFilter', <CityFilter {...choice} />);
describeConformance(
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
describeConformance(
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
describeConformance('DateBlock', <DateBlock dateTime="2026-12-12" weekday="sam." day="12" month="déc." />);
describeConformance('DateField', <DateField {...field} />, input);
describeConformance('DateFilter', <DateFilter {...choice} />);
describeConformance('EmptyState', <EmptyState title="Rien" />);
describeConformance(
  'EventCard',
  <EventCard href="#1" title="Nuit" category="music" categoryLabel="Musique" place="Paris" />,
);
describeConformance('EventCardSkeleton', <EventCardSkeleton />);
describeConformance('EventFacts', <EventFacts facts={[{ label: 'Où', lines: ['Paris'] }]} />);
describeConformance('EventGrid', <EventGrid label="Événements">{null}</EventGrid>);
describeConformance('EventHero', <EventHero category="music" overline="Musique" title="Nuit" />);
describeConformance('EventPoster', <EventPoster category="music" seed="17" />);
describeConformance('EventProgramme', <EventProgramme title="Programme" items={[{ title: 'Trio' }]} />);
describeConformance('FavouriteButton', <FavouriteButton label="Garder" pressed={false} onToggle={noop} />);
describeConformance('FeatureCard', <FeatureCard title="Simple" text="Très." />);
describeConformance('Field', <Field label="Champ">{(control) => <input {...control} />}</Field>, { idOn: 'input' });
describeConformance('FilterButton', <FilterButton label="Où" value="Partout" onOpen={noop} />);
describeConformance(
  'Footer',
  <Footer label="Bas" name="Lively" tagline="Sortir" place="Paris" columns={[]} social={links} legal="©" />,
);
describeConformance(
  'FormErrorSummary',
  <FormErrorSummary
    title="2 erreurs"
    errors={[
      { fieldId: 'a', message: 'A' },
      { fieldId: 'b', message: 'B' },
    ]}
  />,
);
describeConformance('GuideSteps', <GuideSteps steps={[{ id: 's', title: 'Un', text: 'Faire' }]} />);
describeConformance('IconButton', <IconButton label="Fermer" icon="×" />);
describeConformance(
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
describeConformance(
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
describeConformance(
  'LanguageSwitcher',
  <LanguageSwitcher label="Langue" current="fr" languages={[{ code: 'fr', name: 'Français', href: '#fr' }]} />,
);
describeConformance('LinkButton', <LinkButton href="#a">Aller</LinkButton>);
describeConformance('LoadMore', <LoadMore label="Plus" busyLabel="Chargement…" shownLabel="1 sur 2" />);
describeConformance('Logo', <Logo name="Lively" />);
describeConformance(
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
describeConformance('Modal', <Modal open title="Titre" closeLabel="Fermer" onClose={noop} />);
describeConformance(
  'NavigationBar',
  <NavigationBar
    labels={{ navigation: 'Navigation', menu: 'Menu' }}
    home={{ name: 'Lively', label: 'Lively, accueil', href: '#' }}
    links={links}
  />,
);
describeConformance(
  'NewsletterForm',
  <NewsletterForm
    labels={{ title: 'Lettre', email: 'E-mail', submit: 'S’abonner', submitting: 'Envoi…' }}
    onSubscribe={noop}
  />,
);
describeConformance('NotificationBell', <NotificationBell label="Notifications" onPress={noop} />);
describeConformance(
  'NumberField',
  <NumberField {...field} labels={{ decrease: 'Moins', increase: 'Plus' }} locale="fr" />,
  { control: 'input[type=text]' },
);
describeConformance('OnboardingModal', <OnboardingModal {...onboarding} step="s" />);
describeConformance('PageHeader', <PageHeader title="Titre" />);
describeConformance(
  'PasswordField',
  <PasswordField {...field} labels={{ show: 'Voir', hide: 'Cacher' }} autoComplete="new-password" />,
  input,
);
describeConformance(
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
describeConformance(
  'ProfileMenu',
  <ProfileMenu name="Nina" links={links} signOut={{ label: 'Sortir', onPress: noop }} />,
);
describeConformance('ProgressSteps', <ProgressSteps label="Étape 1 sur 3" current={1} total={3} />);
describeConformance('Prose', <Prose>Texte</Prose>);
describeConformance('RadioGroup', <RadioGroup {...field} options={options} />, { idOn: 'input' });
describeConformance(
  'ReasonList',
  <ReasonList title="Pourquoi" reasons={[{ label: 'Jazz', points: 50 }]} totalLabel="Score" />,
);
describeConformance(
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
describeConformance(
  'SearchBox',
  <SearchBox label="Chercher" value="" submitLabel="OK" onChange={noop} onSubmit={noop} />,
);
describeConformance(
  'SearchCombobox',
  <SearchCombobox label="Chercher" value="" submitLabel="OK" groups={[]} status="" onChange={noop} onSubmit={noop} />,
);
describeConformance('Select', <Select {...field} options={options} />, { control: 'select' });
describeConformance(
  'ShareButton',
  <ShareButton label="Partager" url="https://a.fr" title="A" onCopied={noop} onFailed={noop} />,
);
describeConformance('Skeleton', <Skeleton />);
describeConformance('SkipLink', <SkipLink href="#main">Contenu</SkipLink>);
describeConformance('SortSelect', <SortSelect {...choice} />);
describeConformance('Spinner', <Spinner label="Chargement…" />);
describeConformance('StatTile', <StatTile value="12" label="villes" />);
describeConformance(
  'SubmitButton',
  <SubmitButton busy={false} busyLabel="Envoi…">
    Envoyer
  </SubmitButton>,
);
describeConformance(
  'SuggestionBanner',
  <SuggestionBanner
    title="Souvent"
    suggestions={[{ id: 'j', label: 'Jazz', acceptLabel: 'Ajouter Jazz', dismissLabel: 'Écarter Jazz' }]}
    onAccept={noop}
    onDismiss={noop}
  />,
);
describeConformance('Switch', <Switch label="Sombre" checked={false} onCheckedChange={noop} />, input);
describeConformance('TabLinks', <TabLinks label="Vues" tabs={links} />);
describeConformance(
  'Tabs',
  <Tabs label="Vues" tabs={[{ value: 'a', label: 'A', content: 'A' }]} value="a" onValueChange={noop} />,
);
describeConformance(
  'Testimonial',
  // biome-ignore lint/a11y/useValidAriaRole: the person's occupation, not an ARIA role.
  <Testimonial quote="« Oui »" name="Nina" role="Pianiste" />,
);
describeConformance('TextArea', <TextArea {...field} />, { control: 'textarea' });
describeConformance('TextField', <TextField {...field} />, input);
describeConformance('TimeField', <TimeField {...field} />, input);
describeConformance(
  'Toast',
  <Toast toast={null} onClose={noop} labels={{ region: 'Notifications', close: 'Fermer' }} />,
);
describeConformance(
  'VoteButtons',
  <VoteButtons label="Avis" upLabel="Oui" upCount="1" downLabel="Non" downCount="0" onVote={noop} />,
);

/** Renders no element of its own. */
const rootless = ['LivelyProvider'];

describe('the conformance suite', () => {
  it('covers every component of the library', () => {
    expect([...conforming.map(({ name }) => name), ...rootless].sort()).toEqual(Object.keys(library).sort());
  });
});

describe('the status page', () => {
  it('says what this run measured', { timeout: 180_000 }, async () => {
    const measured: Record<string, Status> = {};
    for (const { name, element } of conforming) {
      show(element);
      measured[name] = await measureStatus(element);
    }
    await expect(`${JSON.stringify(measured, undefined, 2)}\n`).toMatchFileSnapshot('../docs/status.json');
    expect(listFailures(measured)).toEqual(listKnown());
  });
});

/** `Chip: 44 px`, for each check that a component fails. */
function listFailures(measured: Record<string, Status>): string[] {
  return Object.entries(measured).flatMap(([name, { checks }]) =>
    Object.entries(checks).flatMap(([check, outcome]) => (outcome === 'pass' ? [] : `${name}: ${check}`)),
  );
}

function listKnown(): string[] {
  return Object.entries(knownFailures).flatMap(([name, checks]) =>
    Object.keys(checks).map((check) => `${name}: ${check}`),
  );
}
