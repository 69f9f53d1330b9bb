import type { WidgetTexts } from './WidgetTexts.ts';

export const fr: WidgetTexts = {
  language: 'fr',
  locale: 'fr',
  statuses: {
    past: 'Passé',
    cancelled: 'Annulé',
    full: 'Complet',
    postponed: 'Reporté',
    rescheduled: 'Nouvelle date',
    moved_online: 'En ligne',
  },
  tickets: 'Billets',
  prices: { free: 'Gratuit', freeForSome: 'Gratuit pour certains', payWhatYouWant: 'Prix libre' },
  formatFrom: (amount) => `Dès ${amount}`,
  otherDates: 'Autres dates\u00A0:',
  rarity: {
    only: 'seule date',
    last: 'dernière date',
    until: (date) => `jusqu’au ${toOrdinal(date)}`,
    left: (days) => `encore ${days}\u00A0dates`,
    daily: (until, closed) =>
      `tous les jours ${closed.length ? `sauf ${closed.map((day) => `le ${day}`).join(' et ')} ` : ''}jusqu’au ${toOrdinal(until)}`,
  },
  source: 'Source\u00A0:',
  formatCount: (shown, total) => `${shown} sur ${total} événements`,
  moreThan: 'plus de ',
  seeAll: 'Voir tout',
  showMore: 'Afficher plus',
  empty: 'Aucun événement trouvé',
  failed: 'Erreur lors du chargement des événements',
  retry: 'Réessayer',
};

/** Writes the first day of a month as `1er janvier`. */
function toOrdinal(date: string): string {
  return date.replace(/^1 /, '1er ');
}
