import type { WidgetTexts } from './WidgetTexts.ts';

export const fr: WidgetTexts = {
  locale: 'fr',
  categories: {
    music: 'Musique',
    sport: 'Sport',
    leisure: 'Loisirs',
    culture: 'Culture',
    tech: 'Tech',
    festival: 'Festival',
    food: 'Gastronomie',
  },
  statuses: {
    past: 'Passé',
    cancelled: 'Annulé',
    full: 'Complet',
    postponed: 'Reporté',
    moved_online: 'En ligne',
  },
  participants: 'participants',
  tickets: 'Billets',
  free: 'Gratuit',
  formatFrom: (amount) => `Dès ${amount}`,
  otherDates: 'Autres dates\u00A0:',
  source: 'Source\u00A0:',
  formatCount: (shown, total) => `${shown} sur ${total} événements`,
  seeAll: 'Voir tout',
  showMore: 'Afficher plus',
  empty: 'Aucun événement trouvé',
  failed: 'Erreur lors du chargement des événements',
  retry: 'Réessayer',
};
