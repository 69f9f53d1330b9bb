import { fn } from 'storybook/test';
import type { WidgetBuilderProps } from './WidgetBuilder';

const text = (label: string, hint?: string) => ({ label, hint, value: '', onChange: fn() });

/** The builder of the stories. */
export const sampleBuilder = {
  views: {
    title: 'Choisissez une vue',
    picker: {
      label: 'Vue',
      options: [
        { value: 'list', label: 'Liste', hint: 'Des lignes, avec affiches.' },
        { value: 'grid', label: 'Grille', hint: 'Des affiches côte à côte.' },
        { value: 'compact', label: 'Agenda', hint: 'Des lignes sans image.' },
        { value: 'week', label: 'Semaine', hint: 'Sept jours, jour par jour.' },
        { value: 'month', label: 'Mois', hint: 'Un calendrier à feuilleter.' },
        { value: 'search', label: 'Recherche', hint: 'Un champ et ses résultats.' },
        { value: 'event', label: 'Événement', hint: 'Un seul, avec sa date.' },
      ],
      value: 'list',
      onChange: fn(),
    },
  },
  events: {
    title: 'Choisissez les événements',
    text: 'Les mêmes filtres que sur la page Explorer.',
    filters: {
      search: {
        label: 'Votre phrase',
        placeholder: 'concerts gratuits à Nantes…',
        submitLabel: 'Filtrer',
        value: '',
        onChange: fn(),
        onSubmit: fn(),
      },
      unread: 'Sans effet : « entre amis »',
      place: { label: 'Où', value: 'Toute la France', onOpen: fn() },
      filters: { label: 'Filtres', value: 'Tous les filtres', onOpen: fn() },
      categories: {
        label: 'Catégorie',
        value: '',
        options: [
          { value: '', label: 'Tout', count: '128' },
          { value: 'music', label: 'Musique', category: 'music', count: '42' },
          { value: 'sport', label: 'Sport', category: 'sport', count: '17' },
        ],
        onChange: fn(),
      },
      dates: {
        label: 'Quand',
        value: 'all',
        options: [
          { value: 'all', label: 'Toutes les dates', count: '128' },
          { value: 'weekend', label: 'Ce week-end', count: '31' },
        ],
        onChange: fn(),
      },
      venue: text('Lieu', 'Son nom exact.'),
      organizer: text('Organisateur', 'Son nom exact.'),
      locate: {
        label: 'Bouton « Près de moi »',
        hint: 'Demande la position du visiteur quand il appuie.',
        checked: false,
        onChange: fn(),
      },
      reset: { label: 'Réinitialiser les filtres', onReset: fn() },
      announcement: '128 événements',
    },
  },
  look: {
    title: 'Réglez l’apparence',
    controls: {
      theme: {
        label: 'Thème',
        options: [
          { value: 'page', label: 'Comme la page' },
          { value: 'light', label: 'Clair' },
          { value: 'dark', label: 'Sombre' },
        ],
        value: 'page',
        onChange: fn(),
      },
      language: {
        label: 'Langue',
        options: [
          { value: '', label: 'Celle de la page' },
          { value: 'fr', label: 'Français' },
        ],
        value: '',
        onChange: fn(),
      },
      limit: text('Nombre d’événements', 'De 1 à 100. Un bouton affiche les suivants.'),
      width: text('Largeur maximale', 'En pixels. Sans elle, toute la place.'),
      styles: {
        title: 'Reprendre les couleurs de votre site',
        text: 'Collez les variables CSS de votre site.',
        field: text('Variables CSS'),
        status: '',
        choices: [],
      },
      colors: ['Fond', 'Texte', 'Boutons'].map((label) => ({
        label,
        name: label,
        placeholder: 'Par défaut',
        value: '',
        swatch: '#0f2e27',
        paletteLabel: 'Palette',
        onChange: fn(),
      })),
      fonts: [{ id: 'display', ...text('Police des titres') }],
      contrast: {
        title: 'Contraste',
        lines: [{ id: 'text', text: 'Texte sur fond : 12,7:1. Lisible (au moins 4,5:1).', passes: true }],
      },
    },
  },
  preview: {
    title: 'Aperçu',
    text: 'Le vrai widget, avec les événements d’aujourd’hui.',
    frame: {
      label: 'Aperçu',
      widths: {
        label: 'Largeur de votre page',
        options: ['320', '768', '1280'].map((value) => ({ value, label: `${value} px` })),
        value: '768',
        onChange: fn(),
      },
      scaleLabel: (percent) => `${percent} %`,
      widget: 'Les événements de Lyon',
    },
  },
  snippet: {
    title: 'Collez le widget',
    code: {
      editors: {
        label: 'Votre éditeur',
        options: [
          { value: 'html', label: 'HTML' },
          { value: 'wordpress', label: 'WordPress' },
        ],
        value: 'html',
        onChange: fn(),
      },
      partner: text('Votre nom', 'Facultatif, pour compter.'),
      text: 'Collez ces lignes là où les événements doivent s’afficher.',
      blocks: [
        { id: 'markup', label: 'La balise', code: '<lively-events layout="grid"></lively-events>', onCopy: fn() },
      ],
      copyLabel: 'Copier',
      status: '',
    },
  },
  checker: {
    title: 'Le widget ne s’affiche pas ?',
    text: 'Collez le code HTML de votre page : nous vous disons ce qui manque.',
    form: {
      field: {
        label: 'HTML de votre page',
        hint: 'Rien n’est envoyé, rien n’est exécuté.',
        placeholder: '<!doctype html>…',
        value: '',
        onChange: fn(),
      },
      submitLabel: 'Vérifier',
      busyLabel: 'Vérification…',
      busy: false,
      onSubmit: fn(),
      status: '',
      listLabel: 'Problèmes',
      findings: [],
    },
  },
} satisfies WidgetBuilderProps;
